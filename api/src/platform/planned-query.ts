// long-file: planning and answering share every private type of a plan
// Queries whose text is known beforehand, planned once and then answered without walking the document again
// (decision 0095). What variables mean, and which errors there are, is GraphQL.js' own: it reads the
// variables and arguments and words the errors.
import { createRequire } from 'node:module'
import type * as Graphql from 'graphql'
import type { ResolveInfo } from './resolve-info.ts'

// Mercurius' schema is of this copy of the package; a test runner may have another one for modules.
const require = createRequire(import.meta.url)
const graphql = require('graphql') as typeof Graphql
const { inspect } = require('graphql/jsutils/inspect') as { inspect: (value: unknown) => string }

type Variables = Readonly<Record<string, unknown>>
type Errors = readonly Graphql.GraphQLError[]
export type Planned = (context: object, variables: Variables) => Promise<{ data: unknown; errors?: Errors }>

type Run = {
  readonly context: object
  readonly variables: Record<string, unknown>
  readonly errors: Graphql.GraphQLError[]
}
/**
 * The path of a value in the response; only objects and lists have one, the key of a leaf is added when
 * it fails.
 */
type Place = { readonly above: Place | undefined; readonly key: string | number } | undefined
type Complete = (value: unknown, above: Place, key: string | number, run: Run) => unknown
/**
 * The shop's resolvers are typed by the contract, with the `info` that a plan has; GraphQL.js' own types
 * need more.
 */
type Resolve = (
  source: unknown,
  args: Record<string, unknown>,
  context: unknown,
  info: ResolveInfo,
) => unknown
type ResolveType = (
  value: unknown,
  context: unknown,
  info: ResolveInfo,
  type: Graphql.GraphQLAbstractType,
) => unknown
type Field = {
  readonly key: string
  /** The value of a `__typename` field. */
  readonly typename: string | undefined
  readonly name: string
  readonly resolve: Resolve | undefined
  readonly info: ResolveInfo
  readonly args: ((run: Run) => Record<string, unknown>) | undefined
  /** Whether a value can be in the response as it is; most values can, and need no further work. */
  readonly isReady: ((value: unknown) => boolean) | undefined
  readonly complete: Complete
  /** Records an error and returns null, or throws it on to the object when the field must not be null. */
  readonly failed: (error: unknown, above: Place, key: string | number, run: Run) => null
}
/**
 * `blank`: an object with all keys of the response; copies of it are made and serialized much faster,
 * since they have their keys from the start.
 */
type Plan = { readonly fields: readonly Field[]; readonly blank: Readonly<Record<string, null>> }

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

const noArgs = Object.freeze({})

function pathOf(above: Place, key: string | number): (string | number)[] {
  const path = [key]
  for (let at = above; at; at = at.above) path.unshift(at.key)
  return path
}

/** Thrown for parts of a document that are not planned; GraphQL.js executes the document instead. */
class NotPlanned extends Error {}

/** Returns the plan of a document's text; undefined when it has none. */
export type Plans = (text: string) => Planned | undefined

/**
 * Makes a cache of plans by document text, each made when it is first used. A text that the validation
 * rules refuse has no plan: GraphQL.js executes it and words the refusal.
 */
export function createPlans(schema: Graphql.GraphQLSchema, rules: readonly Graphql.ValidationRule[]): Plans {
  const plans = new Map<string, Planned | undefined>()
  return (text) => {
    if (!plans.has(text)) {
      const document = graphql.parse(text)
      const isValid = graphql.validate(schema, document, [...graphql.specifiedRules, ...rules]).length === 0
      plans.set(text, isValid ? planQuery(schema, document) : undefined)
    }
    return plans.get(text)
  }
}

/**
 * Returns a function that runs the one query of a valid document; undefined for all else: mutations,
 * directives, introspection. With wrong variables the function answers with their errors and no data.
 */
export function planQuery(
  schema: Graphql.GraphQLSchema,
  document: Graphql.DocumentNode,
): Planned | undefined {
  const operation = graphql.getOperationAST(document)
  const root = schema.getQueryType()
  if (operation?.operation !== 'query' || !root) return undefined
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one]] : [])),
  )
  try {
    const plan = planObject({ schema, fragments, named: Object.fromEntries(fragments) }, root, [
      operation.selectionSet,
    ])
    return async (context, variables) => {
      const { coerced, errors } = graphql.getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        variables,
        { maxErrors: 50 },
      )
      if (errors) return { data: null, errors }
      const run: Run = { context, variables: coerced, errors: [] }
      let data: unknown = null
      try {
        data = await runObject(plan, {}, undefined, run)
      } catch (error) {
        run.errors.push(error as Graphql.GraphQLError)
      }
      return run.errors.length > 0 ? { data, errors: run.errors } : { data }
    }
  } catch (error) {
    if (error instanceof NotPlanned) return undefined
    throw error
  }
}

type Shape = {
  schema: Graphql.GraphQLSchema
  fragments: ReadonlyMap<string, Graphql.FragmentDefinitionNode>
  /** The same fragments in the form that GraphQL.js passes to resolvers. */
  named: Readonly<Record<string, Graphql.FragmentDefinitionNode>>
}
type Nodes = readonly Graphql.FieldNode[]

/** Collects the field nodes of each key of the response, in the order of the document. */
function collect(
  shape: Shape,
  type: Graphql.GraphQLObjectType,
  set: Graphql.SelectionSetNode,
  found: Map<string, Graphql.FieldNode[]>,
): void {
  for (const node of set.selections) {
    if (node.directives?.length) throw new NotPlanned()
    if (node.kind === 'Field') {
      const key = (node.alias ?? node.name).value
      found.set(key, [...(found.get(key) ?? []), node])
      continue
    }
    const part = node.kind === 'InlineFragment' ? node : shape.fragments.get(node.name.value)
    if (!part) throw new NotPlanned()
    const on = part.typeCondition && shape.schema.getType(part.typeCondition.name.value)
    if (!on || on === type || (graphql.isAbstractType(on) && shape.schema.isSubType(on, type)))
      collect(shape, type, part.selectionSet, found)
  }
}

function planObject(
  shape: Shape,
  type: Graphql.GraphQLObjectType,
  sets: readonly Graphql.SelectionSetNode[],
): Plan {
  // Whether a value is of its type is asked by GraphQL.js alone.
  if (type.isTypeOf) throw new NotPlanned()
  const found = new Map<string, Graphql.FieldNode[]>()
  for (const set of sets) collect(shape, type, set, found)
  const blank: Plan['blank'] = JSON.parse(
    JSON.stringify(Object.fromEntries([...found.keys()].map((key) => [key, null]))),
  )
  return { fields: [...found].map(([key, nodes]) => planField(shape, type, key, nodes)), blank }
}

function planField(shape: Shape, type: Graphql.GraphQLObjectType, key: string, nodes: Nodes): Field {
  const [node] = nodes
  const name = node?.name.value ?? ''
  const isTypename = name === '__typename'
  const def = isTypename ? graphql.TypeNameMetaFieldDef : type.getFields()[name]
  if (!node || !def) throw new NotPlanned()
  const info: ResolveInfo = {
    fieldName: name,
    fieldNodes: nodes,
    returnType: def.type,
    parentType: type,
    schema: shape.schema,
    fragments: shape.named,
  }
  const none = { key, name, resolve: undefined, args: undefined, isReady: undefined, info }
  if (isTypename) return { ...none, typename: type.name, complete: () => type.name, failed: () => null }
  return {
    ...none,
    typename: undefined,
    resolve: def.resolve as Resolve | undefined,
    args: def.args.length > 0 ? (run) => graphql.getArgumentValues(def, node, run.variables) : undefined,
    isReady: readyTest(def.type),
    complete: completer(shape, def.type, info),
    failed: failing(def.type, nodes),
  }
}

const intMost = 2 ** 31
const isText = (value: unknown) => typeof value === 'string'
/** Checks for values that a scalar's `serialize` returns unchanged; other values go through it. */
const readyScalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: isText,
  ID: isText,
  Boolean: (value: unknown) => typeof value === 'boolean',
  Float: Number.isFinite,
  Cents: Number.isSafeInteger,
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < intMost,
}

function readyTest(type: Graphql.GraphQLOutputType): Field['isReady'] {
  const bare = graphql.getNullableType(type)
  if (graphql.isScalarType(bare)) return readyScalars[bare.name]
  if (graphql.isEnumType(bare)) {
    const names: ReadonlySet<unknown> = new Set(
      bare.getValues().flatMap(({ name, value }) => (name === value ? [name] : [])),
    )
    return (value) => names.has(value)
  }
  const each = graphql.isListType(bare) ? readyTest(bare.ofType) : undefined
  return each && ((value) => Array.isArray(value) && value.every(each))
}

function failing(type: Graphql.GraphQLOutputType, nodes: Nodes) {
  const isNeeded = graphql.isNonNullType(type)
  return (error: unknown, above: Place, key: string | number, run: Run): null => {
    const located = graphql.locatedError(error, nodes, pathOf(above, key))
    if (isNeeded) throw located
    run.errors.push(located)
    return null
  }
}

const nameOf = ({ parentType, fieldName }: ResolveInfo): string => `${parentType.name}.${fieldName}`

function completer(shape: Shape, type: Graphql.GraphQLOutputType, info: ResolveInfo): Complete {
  if (graphql.isNonNullType(type)) {
    const inner = completer(shape, type.ofType, info)
    const present = (value: unknown) => {
      if (value === null) throw new Error(`Cannot return null for non-nullable field ${nameOf(info)}.`)
      return value
    }
    return (value, above, key, run) => {
      const done = inner(value, above, key, run)
      return isPromise(done) ? done.then(present) : present(done)
    }
  }
  const some = completerOfSome(shape, type, info)
  return (value, above, key, run) => {
    if (value === null || value === undefined) return null
    if (value instanceof Error) throw value
    return some(value, above, key, run)
  }
}

type Some = Exclude<
  Graphql.GraphQLOutputType,
  Graphql.GraphQLNonNull<Graphql.GraphQLNullableType & Graphql.GraphQLOutputType>
>

function completerOfSome(shape: Shape, type: Some, info: ResolveInfo): Complete {
  if (graphql.isListType(type))
    return listCompleter(
      completer(shape, type.ofType, info),
      failing(type.ofType, info.fieldNodes),
      nameOf(info),
    )
  if (graphql.isLeafType(type)) return (value) => leafOf(type, value)
  const sets = info.fieldNodes.flatMap((node) => node.selectionSet ?? [])
  if (graphql.isObjectType(type)) {
    const plan = planObject(shape, type, sets)
    return (value, above, key, run) => runObject(plan, value, { above, key }, run)
  }
  return abstractCompleter(shape, type, sets, info)
}

/**
 * Completes a value of a union or an interface: its type is named by `resolveType`, or by the value's
 * `__typename` where there is none.
 */
function abstractCompleter(
  shape: Shape,
  type: Graphql.GraphQLAbstractType,
  sets: readonly Graphql.SelectionSetNode[],
  info: ResolveInfo,
): Complete {
  const plans = new Map(
    shape.schema.getPossibleTypes(type).map((one) => [one.name, planObject(shape, one, sets)]),
  )
  const resolveType = type.resolveType as ResolveType | null | undefined
  const planFor = (found: unknown, value: unknown): Plan => {
    const plan = typeof found === 'string' ? plans.get(found) : undefined
    if (!plan)
      throw new graphql.GraphQLError(notOneOf(shape, type, { found, value, info }), {
        nodes: info.fieldNodes,
      })
    return plan
  }
  return (value, above, key, run) => {
    const found = resolveType
      ? resolveType(value, run.context, info, type)
      : (value as { __typename?: unknown }).__typename
    const place = { above, key }
    return isPromise(found)
      ? found.then((one) => runObject(planFor(one, value), value, place, run))
      : runObject(planFor(found, value), value, place, run)
  }
}

/** Returns GraphQL.js' message for a value that is of none of an abstract type's types. */
function notOneOf(
  shape: Shape,
  type: Graphql.GraphQLAbstractType,
  { found, value, info }: { found: unknown; value: unknown; info: ResolveInfo },
): string {
  const asked = `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${nameOf(info)}"`
  const either = `Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`
  // Without `resolveType`, GraphQL.js takes nothing but a text for the name of a type.
  if (found === undefined || found === null || (!type.resolveType && typeof found !== 'string'))
    return `${asked}. ${either}`
  if (typeof found !== 'string') return `${asked} with value ${inspect(value)}, received "${inspect(found)}".`
  const named = shape.schema.getType(found)
  if (!named)
    return `Abstract type "${type.name}" was resolved to a type "${found}" that does not exist inside the schema.`
  return graphql.isObjectType(named)
    ? `Runtime Object type "${named.name}" is not a possible type for "${type.name}".`
    : `Abstract type "${type.name}" was resolved to a non-object type "${found}".`
}

function leafOf(type: Graphql.GraphQLLeafType, value: unknown): unknown {
  const leaf = type.serialize(value)
  if (leaf === undefined || leaf === null)
    throw new Error(`Expected \`${type.name}.serialize()\` to return non-nullable value.`)
  return leaf
}

function listCompleter(complete: Complete, failed: Field['failed'], name: string): Complete {
  return (value, above, key, run) => {
    if (!Array.isArray(value))
      throw new graphql.GraphQLError(`Expected Iterable, but did not find one for field "${name}".`)
    const place: Place = { above, key }
    const done: unknown[] = []
    const waits: Promise<unknown>[] = []
    for (const [index, one] of value.entries()) {
      try {
        const each = isPromise(one)
          ? one.then((it) => complete(it, place, index, run))
          : complete(one, place, index, run)
        done.push(isPromise(each) ? each.catch((error: unknown) => failed(error, place, index, run)) : each)
        if (isPromise(done[index])) waits.push(done[index])
      } catch (error) {
        done.push(giveUp(waits, () => failed(error, place, index, run)))
      }
    }
    return waits.length > 0 ? Promise.all(done) : done
  }
}

/**
 * Runs `fail`; when it throws, ignores later rejections of values that the abandoned list or object still
 * waits for.
 */
function giveUp<T>(waits: readonly Promise<unknown>[], fail: () => T): T {
  try {
    return fail()
  } catch (error) {
    for (const wait of waits) wait.catch(() => undefined)
    throw error
  }
}

function runObject(plan: Plan, source: unknown, place: Place, run: Run): unknown {
  const answer: Record<string, unknown> = { ...plan.blank }
  const waits: Promise<unknown>[] = []
  for (const field of plan.fields) {
    const { key, complete, failed, typename, isReady } = field
    if (typename !== undefined) {
      answer[key] = typename
      continue
    }
    try {
      const found = read(field, source, run)
      if (isReady?.(found)) {
        answer[key] = found
        continue
      }
      const value = isPromise(found)
        ? found.then((it) => complete(it, place, key, run))
        : complete(found, place, key, run)
      // Also what is waited for has its place now: keys come in the order of the document.
      answer[key] = value
      if (isPromise(value)) waits.push(fill(answer, field, value, [place, run]))
    } catch (error) {
      answer[key] = giveUp(waits, () => failed(error, place, key, run))
    }
  }
  return waits.length > 0 ? Promise.all(waits).then(() => answer) : answer
}

async function fill(
  answer: Record<string, unknown>,
  { key, failed }: Field,
  value: Promise<unknown>,
  [place, run]: [Place, Run],
): Promise<void> {
  try {
    answer[key] = await value
  } catch (error) {
    answer[key] = failed(error, place, key, run)
  }
}

function read({ name, resolve, args, info }: Field, source: unknown, run: Run): unknown {
  const given = args ? args(run) : noArgs
  if (resolve) return resolve(source, given, run.context, info)
  const value = (source as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'function' ? value.call(source, given, run.context, info) : value
}
