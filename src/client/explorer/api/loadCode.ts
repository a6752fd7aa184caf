import { ApiError, PAGE_OUTDATED, unreachable } from './apiError.js'

/**
 * Loads code of the page. Where it does not come, the engine was not reached, or it has other files than when the page was opened, or
 * the browser remembers an earlier failure. The page has to be loaded again in the last two cases: PAGE_OUTDATED.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    throw (await doesAnswer())
      ? new ApiError(PAGE_OUTDATED, 'A part of this page could not be loaded. Load the page again.', {})
      : unreachable()
  }
}

/** Whether the engine sends the page. */
const doesAnswer = (): Promise<boolean> =>
  fetch('./', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
