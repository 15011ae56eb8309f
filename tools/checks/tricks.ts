// Finds forms that only save lines (decision 0114): a literal spread into a literal, and several names
// declared from one list of values. Functions from files to problems; tricks.test.ts runs them.
import ts from 'typescript'
import { isCode, type Source } from './sources.ts'

// Only a file that may contain such a form is parsed; parsing all files would take seconds. A declaration
// that packs several names begins with `const {` or `const [` and gives that pattern a literal.
const mayHold =
  /\.\.\.\s*\(*\s*[[{]|\b(?:const|let|var)\s*[[{](?:(?!\b(?:const|let|var|return)\b)[^;])*?[\]}]\s*(?::[^=;]+)?=\s*\(*\s*[[{]/

/** Returns the expression without its parentheses and type assertions. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return bare(node.expression)
  }
  return node
}

const isLiteral = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(bare(node)) || ts.isArrayLiteralExpression(bare(node))

/**
 * Whether a declaration packs several into one: `const [a, b] = [f(), g()]` or `const { a } = { a: f() }`.
 * A list that spreads another one has no fixed length and may be taken apart.
 */
function isPackedDeclaration(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined || ts.isIdentifier(node.name))
    return false
  const value = bare(node.initializer)
  if (ts.isArrayLiteralExpression(value)) return !value.elements.some(ts.isSpreadElement)
  return ts.isObjectLiteralExpression(value) && !value.properties.some(ts.isSpreadAssignment)
}

/** Whether a parameter hides several from the limit on parameters: `(...[a, b]: [A, B]) => …`. */
const isPackedParameter = (node: ts.Node): boolean =>
  ts.isParameter(node) && node.dotDotDotToken !== undefined && ts.isArrayBindingPattern(node.name)

function trickAt(node: ts.Node): string | undefined {
  const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)
  if (isSpread && isLiteral(node.expression))
    return 'spreads a literal: write its parts where the spread stands'
  if (isPackedDeclaration(node)) return 'declares several names from one literal: write a statement for each'
  if (isPackedParameter(node)) return 'hides parameters in a list: name them, or take an object'
  return undefined
}

/** Returns a line for each place where code uses a form that only saves lines and is hard to read. */
export function tricks(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => (isCode(path) || /\.mjs$/.test(path)) && mayHold.test(text))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        const problem = trickAt(node)
        if (problem !== undefined) {
          const { line } = file.getLineAndCharacterOfPosition(node.end)
          found.push(`${path}:${line + 1}: ${problem}`)
        }
        ts.forEachChild(node, visit)
      }
      visit(file)
      return found
    })
}

/**
 * Returns a line for each comment that is longer than a line may be; the formatter breaks code, but no
 * comments.
 */
export function longComments(sources: readonly Source[]): string[] {
  const isComment = /^\s*(?:\/\/|\/\*|\* [^{])/
  const isDirective = /biome-ignore|long-file:|@ts-/
  return sources
    .filter(({ path }) => isCode(path) || /\.(?:mjs|css)$/.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => {
        const isLong = line.length > 110 && [...line].length > 110
        return isLong && isComment.test(line) && !isDirective.test(line)
          ? [`${path}:${i + 1}: a comment of ${[...line].length} characters, at most 110`]
          : []
      }),
    )
}
