// Progress for a person: one line per step, with a tick, the name and the seconds.
export type Steps = {
  readonly say: (line: string) => void
  /**
   * Runs a step and prints its line; texts that `work` passes to `note` follow the name. Rethrows the
   * step's error.
   */
  readonly step: <T>(name: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>
}

export type Output = { readonly write: (text: string) => unknown; readonly isTTY?: boolean }

/**
 * Makes the printer of start-up steps: `step` runs a step, writes its name and duration to `out`, and returns
 * its result or throws its error; `say` writes a line. On a terminal the running step is shown, too.
 */
export function makeSteps(out: Output): Steps {
  const say = (line: string): void => void out.write(`${line}\n`)
  const step: Steps['step'] = async (name, work) => {
    const started = performance.now()
    const notes: string[] = []
    if (out.isTTY === true) out.write(`  … ${name}`)
    const line = (mark: string): void => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const note = notes.length === 0 ? '' : ` · ${notes.join('; ')}`
      out.write(
        `${out.isTTY === true ? '\r\u001b[2K' : ''}  ${mark} ${name.padEnd(26)} ${seconds.padStart(6)} s${note}\n`,
      )
    }
    try {
      const result = await work((text) => notes.push(text))
      line('✓')
      return result
    } catch (error) {
      line('✗')
      throw error
    }
  }
  return { say, step }
}
