// A journey that reads the page only once depends on the state at that instant. This check finds such reads
// in the journeys' syntax: a read must stand in `expect.poll`, `toPass` or `settled`, which repeat it, or
// below a comment that says why a single read is enough.
import ts from 'typescript'
import type { Source } from './sources.ts'

const oneShot = new Set([
  'isVisible',
  'isHidden',
  'isEnabled',
  'isDisabled',
  'isChecked',
  'isEditable',
  'count',
  'all',
  'allTextContents',
  'allInnerTexts',
  'textContent',
  'innerText',
  'innerHTML',
  'inputValue',
  'boundingBox',
  'waitForTimeout',
])
/** Functions that call their argument repeatedly. */
const readAgain = /^(?:expect\.poll|settled|waitFor)$|\.toPass$/
const excuse = /\/\/ read once: \S/

const calleeOf = (call: ts.CallExpression, file: ts.SourceFile): string => call.expression.getText(file)

/** Returns the names of functions that the file passes to a repeating call: `expect.poll(ratio)`. */
function polledNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && readAgain.test(calleeOf(node, file))) {
      for (const argument of node.arguments) if (ts.isIdentifier(argument)) names.add(argument.text)
    }
    node.forEachChild(visit)
  }
  visit(file)
  return names
}

/**
 * Whether the code around the node repeats it: a repeating call, `expect(…).toPass()`, or a function
 * that is passed to such a call.
 */
function isReadAgain(node: ts.Node, file: ts.SourceFile, polled: ReadonlySet<string>): boolean {
  for (let one = node.parent; one !== undefined; one = one.parent) {
    if (ts.isVariableDeclaration(one) && ts.isIdentifier(one.name) && polled.has(one.name.text)) return true
    if (!ts.isCallExpression(one)) continue
    const callee = calleeOf(one, file)
    if (readAgain.test(callee)) return true
    const after = one.parent
    if (callee === 'expect' && ts.isPropertyAccessExpression(after) && after.name.text === 'toPass')
      return true
  }
  return false
}

/**
 * Returns each place (`path:line what`) where a component's test reads the address only once. The router
 * may draw a screen before its state has the screen's address.
 */
export function oneShotAddresses(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^web\/.*\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        const isAddress =
          ts.isCallExpression(node) &&
          calleeOf(node, file) === 'expect' &&
          node.arguments.some((one) => /\.state\.location\b/.test(one.getText(file)))
        if (isAddress && !isReadAgain(node, file, new Set()))
          found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} address`)
        node.forEachChild(visit)
      }
      visit(file)
      return found
    })
}

/**
 * Returns each place (`path:line what`) where a journey (an end-to-end test) reads the page without
 * repeating the read, or waits for a fixed time or a quiet network. A comment `// read once: why` above
 * excuses it.
 */
export function oneShotReads(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^tools\/e2e\/.*\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      const lines = text.split('\n')
      const polled = polledNames(file)
      const found = [] as string[]
      const note = (node: ts.Node, what: string): void => {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line
        // The excuse stands above the read, or above the statement that contains it.
        const isExcused = lines.slice(Math.max(0, line - 2), line).some((one) => excuse.test(one))
        if (!isExcused) found.push(`${path}:${line + 1} ${what}`)
      }
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteral(node) && node.text === 'networkidle') note(node, 'networkidle')
        if (
          ts.isCallExpression(node) &&
          ts.isPropertyAccessExpression(node.expression) &&
          oneShot.has(node.expression.name.text)
        ) {
          const isPromiseAll = node.expression.expression.getText(file) === 'Promise'
          if (!isPromiseAll && !isReadAgain(node, file, polled))
            note(node.expression.name, `.${node.expression.name.text}()`)
        }
        node.forEachChild(visit)
      }
      visit(file)
      return found
    })
}
