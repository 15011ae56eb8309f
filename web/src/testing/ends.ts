// What the modules of the tests do when a test ends. Files that share a process share these modules, so that
// a hook of Vitest in one of them would only run in the first file that imports it.
type End = () => void | Promise<void>
const ends: End[] = []

/** Runs `end` after each test of this process, in the order of the calls. Call it when a module is read. */
export const atEndOfEachTest = (end: End): void => void ends.push(end)

/** Runs what the modules do at the end of a test. */
export async function endTest(): Promise<void> {
  for (const end of ends) await end()
}
