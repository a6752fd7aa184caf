/** The name of a field as people write it: `cabin staff` of `cabin_staff`. A name of underscores alone stays. */
export const fieldTitle = (name: string): string => name.replaceAll('_', ' ').trim() || name
