// Draws exported functions for a reading of their comments (decision 0174): each with its doc comment and
// signature and without its name, and a list of names and places for whoever compares with the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import ts from 'typescript'
import { listPaths, root } from '../checks/sources.ts'

const folders = /^(?:api\/src|rules\/src|db\/src|search-indexer\/src|web\/src|tools)\/.*\.tsx?$/
const left = /\.(?:test|suite|contract|local)\.tsx?$|\/(?:generated|testing|e2e)\//

type Found = { name: string; place: string; doc: string; signature: string }

/** Returns the exported functions of a file that have a body, each with its doc comment and signature. */
function functionsOf(path: string): Found[] {
  const text = readFileSync(join(root, path), 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const isExported = (node: ts.HasModifiers) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  const found: Found[] = []
  const take = (name: string, statement: ts.Statement, body: ts.Node) => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(statement.getStart(file)).line + 1}`
    const doc = text
      .slice(statement.getFullStart(), statement.getStart(file))
      .match(/\/\*\*[\s\S]*?\*\//g)
      ?.at(-1)
    const signature = text.slice(statement.getStart(file), body.getStart(file)).trim()
    const blank = signature.replace(new RegExp(`\\b${name}\\b`, 'g'), '____')
    found.push({ name, place, doc: doc ?? '', signature: blank })
  }
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body && isExported(statement))
      take(statement.name.text, statement, statement.body)
    if (ts.isVariableStatement(statement) && isExported(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer))
          take(name.text, statement, initializer.body)
  }
  return found
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '100' },
    names: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const chance = chanceOf(seed, 0)
const all = listPaths()
  .filter((path) => folders.test(path) && !left.test(path))
  .flatMap(functionsOf)
const drawn = Array.from({ length: Math.min(Number(values.count), all.length) }, () => {
  const [one] = all.splice(chance.int(0, all.length - 1), 1)
  return one as Found
})
console.log(`seed ${seed}: ${drawn.length} of ${all.length + drawn.length} exported functions\n`)
for (const [i, { doc, signature }] of drawn.entries()) console.log(`${i + 1}.\n${doc}\n${signature}\n`)
if (values.names !== undefined)
  writeFileSync(values.names, drawn.map(({ name, place }, i) => `${i + 1}. ${name} ${place}\n`).join(''))
