/** Settings of a project that later answers depend on. Values are JSON; the caller knows their types. */
export interface SettingsStore {
  /** The definition by which outliers are measured; undefined before the first request for outliers. */
  outliers(): Promise<unknown>
  storeOutliers(definition: unknown): Promise<void>
  /** The keyword expansion of a build. */
  expansion(build: number): Promise<unknown>
  storeExpansion(build: number, expansion: unknown): Promise<void>
  /** The caller's tokenizer and word vectors that a build used; undefined when it used none. */
  inputs(build: number): Promise<unknown>
  storeInputs(build: number, inputs: unknown): Promise<void>
  /** Number of the last training of predictors on the snapshot of a build. */
  training(build: number): Promise<number | undefined>
  storeTraining(build: number, training: number): Promise<void>
  /** Returns a number for a new training. It differs from all previous ones, including those that stored only parts. */
  beginTraining(build: number): Promise<number>
  /** The request of the last training; undefined before the first. */
  trainingRequest(): Promise<unknown>
  storeTrainingRequest(request: unknown): Promise<void>
}
