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

/** How many topics a project has, and how many characters they have as JSON. */
export interface TopicTotals {
  readonly count: number
  readonly characters: number
}

/** The topics of a project in their order. The caller wraps several changes in a transaction. */
export interface TopicStore {
  all(): Promise<Topic[]>
  get(topicId: string): Promise<Topic | undefined>
  totals(): Promise<TopicTotals>
  /** Inserts a topic before the one at `position`, or at the end when there are fewer. At both ends this writes one row. */
  insert(topic: Topic, position: number): Promise<void>
  /** Replaces a topic in its place; false for an unknown id. */
  replace(topic: Topic): Promise<boolean>
  /** Returns false for an unknown id. */
  remove(topicId: string): Promise<boolean>
  /** Replaces the topics of the project by these, in this order. */
  write(topics: readonly Topic[]): Promise<void>
}

/** Places of topics, which order them and may be any whole numbers, around a position among them. */
export interface PlacesAround {
  /** The last place in front of the position. */
  readonly before?: number | undefined
  /** The first place from the position on. */
  readonly after?: number | undefined
}

/** A place between two others; undefined if they leave none. */
export function freePlace({ before, after }: PlacesAround): number | undefined {
  if (after === undefined) return before === undefined ? 0 : before + 1
  if (before === undefined) return after - 1
  return after - before > 1 ? before + 1 : undefined
}
