// A member's saved ways to pay in the settings: shown, made the default, removed, and a card added.
import './saved-keys.ts'
import {
  AddSavedMethodDocument,
  GetPaymentSettingsDocument,
  GetSavedMethodsDocument,
  MakeSavedMethodDefaultDocument,
  RemoveSavedMethodDocument,
} from '@hemline/schema/generated/graphql.ts'
import { CreditCard, Wallet } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useClient, useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { CardFields } from './CardFields.tsx'
import { type SavedMethod, savedHint, savedName } from './saved-words.ts'
import { useCardForm } from './use-card-form.ts'

const failed = 'Your card could not be checked just now. Please try again.'

/** Returns a function that saves the typed card; it answers a problem, or nothing. */
function useAddCard(card: ReturnType<typeof useCardForm>) {
  const client = useClient()
  const [, add] = useMutation(AddSavedMethodDocument)
  return async (): Promise<{ saved: boolean; problem?: string }> => {
    if (!card.check()) return { saved: false }
    const { data: asked, error } = await client.query(GetPaymentSettingsDocument, {}).toPromise()
    if (!asked) return { saved: false, problem: friendlyError(error, 'generic') }
    const { paymentSettings: door } = asked
    const { tokenizeCard } = await import('./tokenize-card.ts')
    const driver = door.driver === 'stripe' ? 'stripe' : 'sandbox'
    const answer = await tokenizeCard(card.values, { ...door, driver })
    if (answer.outcome === 'failed') return { saved: false, problem: failed }
    if (answer.outcome === 'refused') {
      card.refuse(answer.problems)
      return { saved: false }
    }
    const added = await add({ token: answer.token })
    const outcome = added.data?.addSavedMethod
    if (!outcome) return { saved: false, problem: friendlyError(added.error, 'generic') }
    return outcome.__typename === 'SavedMethodRefused'
      ? { saved: false, problem: outcome.message }
      : { saved: true }
  }
}

function AddCard({ onDone, onSaved }: { onDone: () => void; onSaved: () => void }) {
  const card = useCardForm()
  const add = useAddCard(card)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await add().catch(() => ({ saved: false, problem: failed }))
    setBusy(false)
    setProblem(answer.problem)
    if (!answer.saved) return
    showToast({ text: 'Your card is saved.' })
    onSaved()
    onDone()
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)} upTo="text" aria-label="Add a card">
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      <CardFields form={card} disabled={busy} />
      <Text size={14} tone="soft">
        Our payment processor keeps the card; we see its brand and last four digits. Nothing is charged.
      </Text>
      <Row gap={4}>
        <Button type="submit" busy={busy}>
          Save card
        </Button>
        <LinkButton onClick={onDone}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

function MethodRow({ method, onChanged }: { method: SavedMethod; onChanged: () => void }) {
  const [, makeDefault] = useMutation(MakeSavedMethodDefaultDocument)
  const [, remove] = useMutation(RemoveSavedMethodDocument)
  const name = savedName(method)
  const Icon = method.type === 'CreditCard' ? CreditCard : Wallet
  const say = (text: string, error: Parameters<typeof friendlyError>[0]) => {
    showToast({ text: error ? friendlyError(error, 'generic') : text })
    onChanged()
  }
  const change = async () => {
    const { error } = await makeDefault({ id: method.id })
    say(`Checkout begins with ${name} now.`, error)
  }
  const drop = async () => {
    const { error } = await remove({ id: method.id })
    say(`${name} is removed.`, error)
  }
  return (
    <Row as="li" gap={4} rows={1} padY={4} edge="top">
      <Row gap={4} noWrap grow>
        <Icon size={24} strokeWidth={1.5} aria-hidden />
        <Stack gap={0.5} grow shrinks>
          <Row as="span" gap={2} rows={1}>
            <Text as="b" className="strong" breaks>
              {name}
            </Text>
            {method.isDefault && <Badge mood="green">Default</Badge>}
          </Row>
          <Text size={14} tone={method.state === 'expired' ? 'danger' : 'soft'} numbers>
            {savedHint(method)}
          </Text>
        </Stack>
      </Row>
      <Row gap={4} rows={0}>
        {!method.isDefault && method.state !== 'expired' && (
          <LinkButton onClick={() => void change()} aria-label={`Make ${name} the default`}>
            Make default
          </LinkButton>
        )}
        <LinkButton onClick={() => void drop()} aria-label={`Remove ${name}`}>
          Remove
        </LinkButton>
      </Row>
    </Row>
  )
}

/**
 * Renders the member's saved ways to pay, each with what can be done about it, and the form for a card. A
 * placeholder stands while they load, "Try again" after a failure.
 */
export function SavedMethods() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSavedMethodsDocument,
    requestPolicy: 'cache-and-network',
  })
  const [adding, setAdding] = useState(false)
  const again = () => ask({ requestPolicy: 'network-only' })
  if (!data && error && !fetching)
    return (
      <Note mood="bad" role="status">
        <b>We could not read your saved ways to pay.</b> {friendlyError(error, 'generic')}{' '}
        <LinkButton inline onClick={again}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!data) return <Skeleton width="100%" height={64} />
  const { savedMethods } = data
  return (
    <Stack gap={4}>
      {savedMethods.length === 0 && !adding && (
        <Text tone="soft" upTo="measure">
          None yet. Save a card here, or tick “Save for next time” at checkout, and your next order is one
          tap.
        </Text>
      )}
      {savedMethods.length > 0 && (
        <ul aria-label="Your saved ways to pay">
          {savedMethods.map((method) => (
            <MethodRow key={method.id} method={method} onChanged={again} />
          ))}
        </ul>
      )}
      {adding ? (
        <AddCard onDone={() => setAdding(false)} onSaved={again} />
      ) : (
        <div>
          <Button look="line" onClick={() => setAdding(true)}>
            Add a card
          </Button>
        </div>
      )}
    </Stack>
  )
}
