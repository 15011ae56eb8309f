// The other way round, for builds: a generated document in its short form. What the short form
// can't say stops the build.
import { isDeepStrictEqual } from 'node:util'
import type {
  ArgumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
  VariableDefinitionNode,
} from 'graphql'
import {
  fragmentOf,
  operationOf,
  type ShortArguments,
  type ShortFragment,
  type ShortOperation,
  type ShortSelection,
  type ShortVariable,
} from './short-documents.ts'

function typeText(type: TypeNode): string {
  if (type.kind === 'NonNullType') return `${typeText(type.type)}!`
  return type.kind === 'ListType' ? `[${typeText(type.type)}]` : type.name.value
}

const shortArguments = (args: readonly ArgumentNode[]): ShortArguments =>
  Object.fromEntries(
    args.map(({ name, value }) => [name.value, value.kind === 'Variable' ? `$${value.name.value}` : value]),
  )

function shortItem(node: SelectionNode): ShortSelection[number] {
  if (node.kind === 'FragmentSpread') return `...${node.name.value}`
  if (node.kind === 'InlineFragment')
    return [`...on ${node.typeCondition?.name.value}`, shortSelection(node.selectionSet)]
  const head = node.alias ? `${node.alias.value}:${node.name.value}` : node.name.value
  if (!node.selectionSet) return head
  const selection = shortSelection(node.selectionSet)
  return node.arguments?.length ? [head, selection, shortArguments(node.arguments)] : [head, selection]
}

const shortSelection = ({ selections }: SelectionSetNode): ShortSelection =>
  selections.slice(1).map(shortItem)

const shortVariable = ({ variable, type, defaultValue }: VariableDefinitionNode): ShortVariable =>
  defaultValue ? [variable.name.value, typeText(type), defaultValue] : [variable.name.value, typeText(type)]

function same(unfolded: object, node: OperationDefinitionNode | FragmentDefinitionNode): void {
  if (!isDeepStrictEqual(unfolded, node))
    throw new Error(`${node.name?.value} has something that short documents can't say`)
}

export function shortFragment(node: FragmentDefinitionNode): ShortFragment {
  const short: ShortFragment = [
    node.name.value,
    node.typeCondition.name.value,
    shortSelection(node.selectionSet),
  ]
  same(fragmentOf(short), node)
  return short
}

export function shortOperation(node: OperationDefinitionNode): ShortOperation {
  const start = [node.operation, node.name?.value ?? '', shortSelection(node.selectionSet)] as const
  const variables = node.variableDefinitions?.map(shortVariable)
  const short: ShortOperation = variables ? [...start, variables] : start
  same(operationOf(short), node)
  return short
}
