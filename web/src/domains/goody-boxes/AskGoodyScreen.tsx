import { goodyNoteMost } from '@hemline/rules/goody-boxes/terms.ts'
import {
  AskGoodyBoxDocument,
  GetGoodyBoxesDocument,
  type GetGoodyBoxesQuery,
  GetGoodySetupDocument,
  type GetGoodySetupQuery,
} from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, shortMoney } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Goody.module.css'
import './goody-keys.ts'
import { keepWishes, keptWishes } from './wishes.ts'

type Setup = GetGoodySetupQuery['goodySetup']
type Box = GetGoodyBoxesQuery['goodyBoxes'][number]

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id]

function Part({
  id,
  title,
  words,
  children,
}: {
  id: string
  title: string
  words?: string
  children: React.ReactNode
}) {
  return (
    <Stack as="section" gap={3} top padY={5} edge="top" aria-labelledby={id}>
      <Text as="h2" size={22} id={id}>
        {title}
      </Text>
      {words && <p className="soft">{words}</p>}
      {children}
    </Stack>
  )
}

function Departments({
  setup,
  chosen,
  choose,
}: {
  setup: Setup
  chosen: readonly string[]
  choose: (ids: string[]) => void
}) {
  const sized = setup.departments.filter((one) => one.hasSizes)
  return (
    <Part id="goody-sizes" title="Your sizes" words="We choose from the sizes that you saved.">
      {sized.length === 0 ? (
        <Note mood="gold">
          <b>We don’t know your sizes yet.</b>{' '}
          <Link to="/my/sizes" className="link">
            Save them first
          </Link>{' '}
          and come back.
        </Note>
      ) : (
        <ChipRow>
          {sized.map(({ id, label }) => (
            <Chip key={id} pressed={chosen.includes(id)} onClick={() => choose(toggled(chosen, id))}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      )}
      {sized.length > 0 && (
        <p className="small soft">
          <Link to="/my/sizes" className="link">
            Change your sizes
          </Link>
        </p>
      )}
    </Part>
  )
}

function useAsking(setup: Setup) {
  const router = useRouter()
  const kept = keptWishes()
  const sized = setup.departments.filter((one) => one.hasSizes).map((one) => one.id)
  const remembered = kept.departments.filter((id) => sized.some((one) => one === id))
  const [departments, setDepartments] = useState<readonly string[]>(
    remembered.length > 0 ? remembered : sized.slice(0, 1),
  )
  const [kinds, setKinds] = useState<readonly string[]>(kept.kinds)
  const [budget, setBudget] = useState(kept.budget ?? setup.budgets[1] ?? 0)
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, ask] = useMutation(AskGoodyBoxDocument)
  const formKey = useRef(newId())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    keepWishes({ departments, kinds, budget })
    const input = { formKey: formKey.current, departments: [...departments], kinds: [...kinds], budget, note }
    const { data, error } = await ask({ input })
    const answer = data?.askGoodyBox
    if (answer?.__typename === 'GoodyBoxPayload') {
      await router.navigate({ to: '/my/goody-boxes/$id', params: { id: answer.goodyBox.id } })
      return
    }
    // Another wish is another form.
    formKey.current = newId()
    setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return {
    departments,
    setDepartments,
    kinds,
    setKinds,
    budget,
    setBudget,
    note,
    setNote,
    refusal,
    fetching,
    submit,
  }
}

function Ask({ setup }: { setup: Setup }) {
  const form = useAsking(setup)
  return (
    <Stack as="form" gap={0} aria-label="Your box" onSubmit={(event) => void form.submit(event)}>
      <Departments setup={setup} chosen={form.departments} choose={form.setDepartments} />
      <Part id="goody-kinds" title="What shall be in it?" words="Choose some kinds, or none for a surprise.">
        <ChipRow>
          {setup.kinds.map(({ id, label }) => (
            <Chip
              key={id}
              pressed={form.kinds.includes(id)}
              onClick={() => form.setKinds(toggled(form.kinds, id))}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      </Part>
      <Part
        id="goody-budget"
        title="Your budget"
        words="For all five pieces together. You pay only what you keep."
      >
        <ChoiceCards legend="Your budget" legendLook="hidden" look="tiles" columns={2}>
          {setup.budgets.map((amount) => (
            <ChoiceCard
              key={amount}
              value={String(amount)}
              checked={form.budget === amount}
              onChange={() => form.setBudget(amount)}
              title={`Up to ${shortMoney(amount)}`}
            />
          ))}
        </ChoiceCards>
      </Part>
      <Part id="goody-note" title="A word to your stylist">
        <AreaField
          label="Anything we should know"
          hint="An occasion, a color you never wear, a piece it should go with."
          maxLength={goodyNoteMost}
          rows={3}
          value={form.note}
          onChange={(event) => form.setNote(event.target.value)}
        />
        {form.refusal && (
          <Note mood="bad" role="alert">
            {form.refusal}
          </Note>
        )}
        <Button type="submit" size="large" busy={form.fetching} disabled={form.departments.length === 0}>
          Choose my box
        </Button>
        <p className="small soft">Nothing is paid now. You see the pieces first.</p>
      </Part>
    </Stack>
  )
}

function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <Panel as="aside" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="goody-terms">
      <Text as="h2" size={22} below={4} id="goody-terms">
        How it works
      </Text>
      <Stack as="ol" gap={3} size={14} tone="soft" className={styles.terms}>
        {terms.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Stack>
    </Panel>
  )
}

function Boxes({ boxes }: { boxes: readonly Box[] }) {
  if (boxes.length === 0) return null
  return (
    <Stack as="section" gap={3} above={8} aria-labelledby="goody-before">
      <Text as="h2" size={22} id="goody-before">
        Your boxes
      </Text>
      <ul>
        {boxes.map((box) => (
          <Row as="li" key={box.id} gap={4} padY={3} edge="top" anchor>
            <Row as="span" gap={1} noWrap aria-hidden="true">
              {box.photoIds.slice(0, 5).map((id) => (
                <span key={id} className={`frame ${styles.thumb}`}>
                  <Picture photoId={id} sizes="48px" />
                </span>
              ))}
            </Row>
            <Row gap={3} justify="between" className={styles.named}>
              <Link
                to="/my/goody-boxes/$id"
                params={{ id: box.id }}
                className={look({ spreads: true, weight: 600 })}
              >
                Box of {dateOf(box.askedAt)}
              </Link>
              <Badge mood={box.status === 'settled' ? 'good' : 'plain'}>{box.statusLabel}</Badge>
            </Row>
          </Row>
        ))}
      </ul>
    </Stack>
  )
}

/**
 * Renders /my/goody-boxes/new: the form that asks for a goody box, or the link to the one that is open, and
 * the member's earlier ones; visitors are sent to log in. A failed request has "Try again".
 */
export function AskGoodyScreen() {
  usePageHead({ title: 'A goody box', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetGoodySetupDocument,
    requestPolicy: 'cache-and-network',
  })
  const [{ data: before }] = useQuery({ query: GetGoodyBoxesDocument, requestPolicy: 'cache-and-network' })
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/goody-boxes/new' }} replace />
  const setup = data?.goodySetup
  return (
    <Page padTop={8} padBottom={12}>
      <Text as="h1" below={2}>
        A box, chosen for you
      </Text>
      <Text below={6} upTo="measure" className="soft">
        Five pieces in your size, picked from what you love and looked over by a stylist. Try them on at home,
        keep what you love, and send the rest back with one free label.
      </Text>
      {error && !setup && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'generic')}
        </ErrorMessage>
      ) : setup ? (
        <Beside>
          <div>
            {setup.openBoxId ? (
              <Note mood="green">
                <b>You have a box already.</b>{' '}
                <Link to="/my/goody-boxes/$id" params={{ id: setup.openBoxId }} className="link">
                  See your box
                </Link>
              </Note>
            ) : (
              <Ask setup={setup} />
            )}
            <Boxes boxes={before?.goodyBoxes ?? []} />
          </div>
          <div>
            <Terms terms={setup.terms} />
          </div>
        </Beside>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="30rem" />
        </div>
      )}
    </Page>
  )
}
