/**
 * Number of shards that one message to a thread refers to. Posting a message compares each of its shared arrays with all arrays
 * before it, on the thread of the caller. So the time grows with the square of their number: seconds for the shards of ten million
 * documents, some milliseconds for a group. A group has as many different surfaces as seven of its shards have together.
 */
export const GROUPED_SHARDS = 128

/** The shards in groups of consecutive ones. */
export function shardGroups<Shard>(shards: readonly Shard[]): Shard[][] {
  const groups: Shard[][] = []
  for (let from = 0; from < shards.length; from += GROUPED_SHARDS)
    groups.push(shards.slice(from, from + GROUPED_SHARDS))
  return groups
}
