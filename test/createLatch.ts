/** A promise that a test settles: whoever awaits `opened` goes on once the test calls `open`. */
export interface Latch {
  readonly opened: Promise<void>
  readonly open: () => void
}

export function createLatch(): Latch {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
