// A GraphQL document says the same few words thousands of times. Builds carry it in short, and the browser
// unfolds it when its module is loaded. Every selection starts with __typename (the generator sees to that),
// so that the short form leaves it out.

import { persistedHashes } from '@hemline/schema/generated/hashes.ts'

/**
 * `field`, `alias:field` or `...Fragment`; with a selection of its own `[field, selection, arguments]` or
 * `['...on Type', selection]`.
 */
export type ShortSelection = readonly (
  | string
  | readonly [head: string, selection: ShortSelection, args?: ShortArguments]
)[]
/** `$variable`, or a constant as the document has it. */
export type ShortArguments = Readonly<Record<string, string | object>>
export type ShortFragment = readonly [name: string, type: string, selection: ShortSelection]
/** Types of variables are written as in GraphQL: `[Int!]!`. */
export type ShortVariable = readonly [name: string, type: string, fallback?: object]
export type ShortOperation = readonly [
  kind: string,
  name: string,
  selection: ShortSelection,
  variables?: readonly ShortVariable[],
]

const nameOf = (value: string) => ({ kind: 'Name', value })
const variableOf = (name: string) => ({ kind: 'Variable', name: nameOf(name) })
const namedType = (name: string) => ({ kind: 'NamedType', name: nameOf(name) })
const leaf = (text: string) => {
  const [first = '', second] = text.split(':')
  return second === undefined
    ? { kind: 'Field', name: nameOf(first) }
    : { kind: 'Field', alias: nameOf(first), name: nameOf(second) }
}

function typeOf(text: string): object {
  if (text.endsWith('!')) return { kind: 'NonNullType', type: typeOf(text.slice(0, -1)) }
  return text.startsWith('[') ? { kind: 'ListType', type: typeOf(text.slice(1, -1)) } : namedType(text)
}

const argumentsOf = (args: ShortArguments) =>
  Object.entries(args).map(([name, value]) => ({
    kind: 'Argument',
    name: nameOf(name),
    value: typeof value === 'string' ? variableOf(value.slice(1)) : value,
  }))

const selectionOf = (items: ShortSelection): object => ({
  kind: 'SelectionSet',
  selections: [
    leaf('__typename'),
    ...items.map((item) => {
      if (typeof item === 'string')
        return item.startsWith('...') ? { kind: 'FragmentSpread', name: nameOf(item.slice(3)) } : leaf(item)
      const [head, selection, args] = item
      const selectionSet = selectionOf(selection)
      if (head.startsWith('...on '))
        return { kind: 'InlineFragment', typeCondition: namedType(head.slice(6)), selectionSet }
      return { ...leaf(head), ...(args && { arguments: argumentsOf(args) }), selectionSet }
    }),
  ],
})

export const fragmentOf = ([name, type, selection]: ShortFragment): object => ({
  kind: 'FragmentDefinition',
  name: nameOf(name),
  typeCondition: namedType(type),
  selectionSet: selectionOf(selection),
})

export const operationOf = ([kind, name, selection, variables]: ShortOperation): object => ({
  kind: 'OperationDefinition',
  operation: kind,
  name: nameOf(name),
  ...(variables && {
    variableDefinitions: variables.map(([variable, type, fallback]) => ({
      kind: 'VariableDefinition',
      variable: variableOf(variable),
      type: typeOf(type),
      ...(fallback && { defaultValue: fallback }),
    })),
  }),
  selectionSet: selectionOf(selection),
})

/**
 * A whole document; its hash goes into the table that the client reads. The client tells documents apart by
 * `documentId`: without it, it would write each one out as text before its first request.
 */
export function documentOf(short: ShortOperation, fragments: readonly object[], hash?: string): object {
  const documentId = short[1]
  if (hash) (persistedHashes as Record<string, string>)[documentId] = hash
  // Nobody reads a text of it; where one is told of, none is made.
  return {
    kind: 'Document',
    documentId,
    loc: { source: { body: documentId } },
    definitions: [operationOf(short), ...fragments],
  }
}
