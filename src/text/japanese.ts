export const stemJapanese = (word: string): string => word
