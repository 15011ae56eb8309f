// Brands that are not sold here, for employees who review: with the reason, the day and who said so.
import { prohibitedReasonMost } from '@hemline/rules/direct-sell/prohibited.ts'
import {
  AllowBrandDocument,
  GetProhibitedBrandsDocument,
  ProhibitBrandDocument,
  type ProhibitedBrandFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Brand = ProhibitedBrandFieldsFragment
type Said = { said: string; problem: string | undefined }

function Line({ brand, busy, onAllow }: { brand: Brand; busy: boolean; onAllow: () => void }) {
  const by = [brand.byName, `since ${dateOf(brand.since)}`].filter(Boolean).join(', ')
  return (
    <li>
      <Row justify="between" align="center" gap={3}>
        <div>
          <b>{brand.name}</b>
          <Text size={14}>{brand.reason}</Text>
          <Text size={12} tone="soft" numbers>
            {by}
            {brand.onSale > 0 && `, ${countOf(brand.onSale, 'piece')} still on sale`}
          </Text>
        </div>
        <Button
          look="line"
          size="small"
          busy={busy}
          aria-label={`Allow ${brand.name} again`}
          onClick={onAllow}
        >
          Allow again
        </Button>
      </Row>
    </li>
  )
}

/** Prohibits and allows brands; says what happened, or why nothing did. */
function useBrands() {
  const [prohibiting, prohibit] = useMutation(ProhibitBrandDocument)
  const [allowing, allow] = useMutation(AllowBrandDocument)
  const [{ said, problem }, tell] = useState<Said>({ said: '', problem: undefined })
  const add = async (name: string, reason: string): Promise<boolean> => {
    const { data, error } = await prohibit({ name, reason })
    const answer = data?.prohibitBrand
    if (answer?.__typename !== 'ProhibitedBrandsPayload') {
      tell({ said: '', problem: answer?.message ?? friendlyError(error, 'generic') })
      return false
    }
    const back = answer.hidden > 0 ? ` ${countOf(answer.hidden, 'piece')} went back to a person.` : ''
    tell({ said: `${name.trim()} is not sold here from now on.${back}`, problem: undefined })
    return true
  }
  const remove = async ({ id, name }: Brand) => {
    const { data, error } = await allow({ id })
    const answer = data?.allowBrand
    if (answer?.__typename === 'ProhibitedBrandsPayload')
      return tell({ said: `${name} may be sold again.`, problem: undefined })
    tell({ said: '', problem: answer?.message ?? friendlyError(error, 'generic') })
  }
  return { add, remove, said, problem, isBusy: prohibiting.fetching || allowing.fetching }
}

function Form({ busy, onAdd }: { busy: boolean; onAdd: (name: string, reason: string) => Promise<boolean> }) {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !(await onAdd(name, reason))) return
    setName('')
    setReason('')
  }
  return (
    <form aria-label="A brand that is not sold here" onSubmit={(event) => void send(event)}>
      <Stack gap={3} upTo="form">
        <Field
          label="Brand"
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Why its pieces are not sold here"
          hint="Sellers read this sentence."
          maxLength={prohibitedReasonMost}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" look="line" busy={busy}>
          Stop selling it
        </Button>
      </Stack>
    </form>
  )
}

/**
 * Renders the list of brands that are not sold here, with a form for one more and a button on each that
 * allows the brand again.
 */
export function ProhibitedBrands() {
  const [{ data, error, fetching }] = useQuery({ query: GetProhibitedBrandsDocument })
  const { add, remove, said, problem, isBusy } = useBrands()
  const brands = data?.prohibitedBrands
  return (
    <Panel above={8}>
      <Stack gap={4}>
        <h2>Brands that are not sold here</h2>
        <Text size={14} tone="soft">
          Intake, feeds and members’ listings refuse their pieces. Members’ pieces on sale go back to a
          person.
        </Text>
        {!brands &&
          (error && !fetching ? (
            <Note mood="bad">{friendlyError(error, 'generic')}</Note>
          ) : (
            <Skeleton height={80} />
          ))}
        {brands?.length === 0 && <Text>Every brand may be sold.</Text>}
        {brands && brands.length > 0 && (
          <Stack as="ul" gap={3} aria-label="Brands that are not sold here">
            {brands.map((brand) => (
              <Line key={brand.id} brand={brand} busy={isBusy} onAllow={() => void remove(brand)} />
            ))}
          </Stack>
        )}
        <Form busy={isBusy} onAdd={add} />
        <Text role="status" size={14}>
          {said}
        </Text>
        {problem && (
          <Note mood="bad" role="alert">
            {problem}
          </Note>
        )}
      </Stack>
    </Panel>
  )
}
