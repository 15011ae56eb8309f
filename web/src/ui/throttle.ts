/**
 * Returns a function that runs `act` at once and then at most once every `ms` milliseconds; calls in between
 * lead to one more run at the end. `cancel` drops a run that is still due.
 */
export function throttled(act: () => void, ms: number): { run: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const rest = () => {
    timer = undefined
    if (again) run()
  }
  function run(): void {
    again = timer !== undefined
    if (again) return
    timer = setTimeout(rest, ms)
    act()
  }
  return {
    run,
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
