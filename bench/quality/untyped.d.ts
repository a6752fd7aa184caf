declare module 'multilang-sentiment' {
  export default function analyze(text: string, language: string): { score: number }
}
declare module 'vader-sentiment' {
  const vader: { SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } } }
  export default vader
}
declare module 'sentiment' {
  export default class Sentiment {
    analyze(text: string): { score: number }
  }
}
