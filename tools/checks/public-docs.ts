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

/**
 * Returns a line for each field of Query and Mutation in the contract without a description (decision 0174).
 */
export const withoutDescriptions = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('schema/graphql/'))
    .flatMap((source) => {
      let isOperation = false
      let above = ''
      return source.text.split('\n').flatMap((line, i) => {
        if (/^\S/.test(line)) isOperation = /^(?:extend )?type (?:Query|Mutation)\b/.test(line)
        const name = /^ {2}(\w+)[(:]/.exec(line)?.[1]
        const isDescribed = above.endsWith('"')
        above = line.trimEnd()
        return isOperation && name !== undefined && !isDescribed
          ? [`${source.path}:${i + 1} ${name} has no description`]
          : []
      })
    })

/** Returns a line for each comment or text that names an issue by its number: no reader can look it up. */
export const issueNumbers = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !/\/(?:generated|data)\/|^tools\/checks\//.test(path))
    .flatMap((source) =>
      places(source, /\bissues? \d+\b/gi).map(({ line, match }) => `${source.path}:${line} "${match[0]}"`),
    )
