export const stemKorean = (word: string): string => word
