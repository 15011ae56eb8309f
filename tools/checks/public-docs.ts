// Finds exported functions without a doc comment: whoever calls a function reads its doc, not its code.
import { isCode, isTest, places, type Source } from './sources.ts'

// A line that begins an exported function, or an exported constant whose value is an arrow function.
const exported =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=\n]+)? = (?:async )?(?:<[^\n]*?>)?\((?=[^)]*\)(?:: [^=;\n]+)? =>))/gm

/**
 * Returns a line for each exported function without a doc comment right above; a function with several
 * signatures has one doc above each or above the first.
 */
export const withoutDocs = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => isCode(path) && !isTest(path))
    .flatMap((source) => {
      const lines = source.text.split('\n')
      const documented = new Set<string>()
      return places(source, exported).flatMap(({ line, match }) => {
        const name = match[1] ?? match[2] ?? ''
        // A comment that switches a rule off may stand between the doc and the function.
        let above = line - 2
        while (lines[above]?.startsWith('// ') && lines[above]?.includes('-ignore ')) above -= 1
        if (lines[above]?.trimEnd().endsWith('*/')) documented.add(name)
        return documented.has(name) ? [] : [`${source.path}:${line} ${name} has no doc comment`]
      })
    })
