// A journey that reads the page once believes what stood there in that instant. Such reads are looked for in
// the syntax of the journeys: they belong into `expect.poll`, `toPass` or `settled`, which read again, or
// below a comment that says why once is enough.
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
/** Callees whose functions are called again and again. */
const readAgain = /^(?:expect\.poll|settled|waitFor)$|\.toPass$/
const excuse = /\/\/ read once: \S/

const calleeOf = (call: ts.CallExpression, file: ts.SourceFile): string => call.expression.getText(file)

/** Names of functions that the file hands to a callee which calls them again: `expect.poll(ratio)`. */
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
 * Whether something around the node reads again: a call, `expect(…).toPass()` behind it, or a function that
 * is handed to such a call.
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
 * Addresses that a test of a component believes at once, as `path:line what`. The router may draw a screen
 * before its state has the screen's address.
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

/** Reads of a page that are believed at once, and waits for a quiet network, as `path:line what`. */
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
        // Above the read, or above the statement that the read is a part of.
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
