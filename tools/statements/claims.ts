// Reads the code's claims about its SQL statements: every place that sends one, and the row type that
// TypeScript expects.
import ts from 'typescript'

/** A place that sends a statement. `row`: the claimed type of one row; undefined where no row is read. */
export type Site = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly row: ts.Type | undefined
}
export type Code = {
  readonly checker: ts.TypeChecker
  readonly program: ts.Program
  /** By `file:line:column` of the word that sends (`execute` or `rowsOf`), as a stack names it. */
  readonly sites: ReadonlyMap<string, Site>
}

const sending = /^execute(?:TakeFirst(?:OrThrow)?)?$/

/**
 * The word by which a stack names a call that sends a statement. A transaction's
 * `execute` sends nothing by itself.
 */
function sendingWord(called: ts.Expression): ts.Node | undefined {
  if (ts.isIdentifier(called)) return called.text === 'rowsOf' ? called : undefined
  if (!ts.isPropertyAccessExpression(called) || !sending.test(called.name.text)) return undefined
  const of = called.expression
  const isTransaction =
    ts.isCallExpression(of) &&
    ts.isPropertyAccessExpression(of.expression) &&
    of.expression.name.text === 'transaction'
  return isTransaction ? undefined : called.name
}

/**
 * Reads all places in `files` that send an SQL statement, and the row type that the code claims for each, by
 * file, line and column. Throws when a file is not part of the program.
 */
export function readCode(files: readonly string[]): Code {
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
  })
  const checker = program.getTypeChecker()
  const sites = new Map<string, Site>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`statements: ${file} is not part of the program`)
    const visit = (node: ts.Node): void => {
      const word = ts.isCallExpression(node) ? sendingWord(node.expression) : undefined
      const row = word && rowOf(checker, node as ts.CallExpression)
      // What sends the statements of others has a row type that they say.
      if (word && !row?.isTypeParameter()) {
        const at = source.getLineAndCharacterOfPosition(word.getStart(source))
        const site = { file, line: at.line + 1, column: at.character + 1, row }
        sites.set(`${file}:${site.line}:${site.column}`, site)
      }
      node.forEachChild(visit)
    }
    visit(source)
  }
  return { checker, program, sites }
}

/** The type of one row of what a call promises; undefined when the code reads no row. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const promised = checker.getAwaitedType(checker.getTypeAtLocation(call))
  const result = promised && checker.getNonNullableType(promised)
  if (!result) return undefined
  const rows = result.getProperty('rows')
  const list = rows ? checker.getTypeOfSymbolAtLocation(rows, call) : result
  const row = checker.isArrayType(list) ? checker.getTypeArguments(list as ts.TypeReference)[0] : list
  if (!row || row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return undefined
  return /^(?:Insert|Update|Delete)Result$/.test(row.getSymbol()?.name ?? '')
    ? undefined
    : checker.getNonNullableType(row)
}

/** Kinds of value, as a driver hands them out and as a type can claim them. */
export type Kind = string

/**
 * Returns the kinds of values (string, number, Date, …) that a TypeScript type allows, without null and
 * undefined.
 */
export function kindsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<Kind> {
  const kinds = new Set<Kind>()
  const add = (one: ts.Type): void => {
    if (one.isUnion()) for (const member of one.types) add(member)
    else if (!(one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
      kinds.add(kindOf(checker, one))
  }
  add(type)
  return kinds
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  const has = (flags: ts.TypeFlags) => (type.flags & flags) !== 0
  if (has(ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'anything'
  if (has(ts.TypeFlags.StringLike)) return 'string'
  if (has(ts.TypeFlags.NumberLike)) return 'number'
  if (has(ts.TypeFlags.BooleanLike)) return 'boolean'
  if (has(ts.TypeFlags.BigIntLike)) return 'bigint'
  // A branded value is a plain one with a mark.
  if (type.isIntersection())
    return type.types.map((one) => kindOf(checker, one)).find((kind) => kind !== 'object') ?? 'object'
  const name = type.getSymbol()?.name
  if (name === 'Date') return 'Date'
  if (name === 'Buffer' || name === 'Uint8Array') return 'Buffer'
  if (checker.isArrayLikeType(type)) {
    const element = type.getNumberIndexType()
    return `list of ${element ? [...kindsOf(checker, element)].sort().join(' or ') : 'nothing'}`
  }
  return 'object'
}

/**
 * Returns whether a TypeScript type contains a Date or a Buffer within six levels, which values parsed from
 * JSON never are.
 */
export function hasNoJson(checker: ts.TypeChecker, type: ts.Type, depth = 0): boolean {
  if (depth > 6) return false
  if (type.isUnionOrIntersection()) return type.types.some((one) => hasNoJson(checker, one, depth))
  if (!(type.flags & ts.TypeFlags.Object)) return false
  const kind = kindOf(checker, type)
  if (kind === 'Date' || kind === 'Buffer') return true
  const element = checker.isArrayLikeType(type) ? type.getNumberIndexType() : type.getStringIndexType()
  if (element) return hasNoJson(checker, element, depth + 1)
  if (checker.isArrayLikeType(type)) return false
  return checker
    .getPropertiesOfType(type)
    .some((property) => hasNoJson(checker, checker.getTypeOfSymbol(property), depth + 1))
}
