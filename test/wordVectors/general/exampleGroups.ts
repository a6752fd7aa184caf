/** A few groups of two themes. */
export const exampleGroups = `# money
## prices
price cost ~ cheap payment
cheap inexpensive ! expensive
expensive dear
payment pay bill ~ price
# travel
## stays
hotel inn ~ bed
bed mattress
breakfast brunch good_breakfast ~ hotel
`
