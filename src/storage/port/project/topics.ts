/** A named concept definition. Spec v4-legacy 2. */
export interface Topic {
  /** UUID4 with dashes. */
  readonly topicId: string
  /** Not unique. */
  readonly name: string
  /** HTML color code. */
  readonly color: string
  readonly text: string
  /** Text with the opposite meaning of the topic. */
  readonly negative?: string | undefined
  /** Text that is unrelated to the topic. */
  readonly zero?: string | undefined
}

/** The topics of a project in their order. The caller wraps several changes in a transaction. */
export interface TopicStore {
  all(): Promise<Topic[]>
  get(topicId: string): Promise<Topic | undefined>
  /** Replaces the topics of the project by these, in this order. */
  write(topics: readonly Topic[]): Promise<void>
}
