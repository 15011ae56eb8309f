import { passkeyNameMax, passkeyNameProblem, passkeyWords } from '@hemline/rules/identity/passkeys.ts'
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  GetPasskeysDocument,
  type PasskeyFieldsFragment,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '@hemline/schema/generated/graphql.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, moment } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import { PasswordOnce } from './PasswordOnce.tsx'
import { hasPasskeys } from './passkey-support.ts'

type Passkey = PasskeyFieldsFragment
type Wish = { what: 'add' } | { what: 'remove'; passkey: Passkey }

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [, rename] = useMutation(RenamePasskeyDocument)
  const form = useForm({ mode: 'onBlur', defaultValues: { name: passkey.name } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ name }) => {
    const { data, error } = await rename({ id: passkey.id, name })
    const answer = data?.renamePasskey
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'PasskeysPayload') onDone()
    else showRefusal(form, answer)
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label={`Rename ${passkey.name}`} gap={4}>
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="Name of the passkey"
        maxLength={passkeyNameMax}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => passkeyNameProblem(name) ?? true })}
      />
      <Row gap={4}>
        <Button type="submit" busy={isSubmitting}>
          Save
        </Button>
        <LinkButton onClick={onDone}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [renaming, setRenaming] = useState(false)
  const { name, createdAt, lastUsedAt } = passkey
  if (renaming)
    return (
      <Row as="li" padY={4} edge="top">
        <NameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </Row>
    )
  return (
    <Row as="li" gap={4} noWrap padY={4} edge="top">
      <KeyRound size={24} strokeWidth={1.5} aria-hidden />
      <Stack gap={0.5} grow shrinks>
        <b className="strong">{name}</b>
        <Text size={14} tone="soft" numbers>
          Added {dateOf(createdAt)},{' '}
          {lastUsedAt ? `last used ${moment(lastUsedAt, nowMs())}` : 'not used yet'}
        </Text>
      </Stack>
      <Row gap={4} rows={0}>
        <LinkButton onClick={() => setRenaming(true)} aria-label={`Rename ${name}`}>
          Rename
        </LinkButton>
        <LinkButton onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </LinkButton>
      </Row>
    </Row>
  )
}

/** Returns functions that add and remove a passkey; they answer 'password', a problem, or nothing. */
function useChanges() {
  const [, begin] = useMutation(BeginPasskeyDocument)
  const [, add] = useMutation(AddPasskeyDocument)
  const [, remove] = useMutation(RemovePasskeyDocument)
  const addOne = async (): Promise<{ password?: true; problem?: string }> => {
    const begun = await begin({}, { quiet: true })
    const request = begun.data?.beginPasskey
    if (!request) return { problem: friendlyError(begun.error, 'generic') }
    if (request.__typename === 'PasswordNeeded') return { password: true }
    if (request.__typename === 'PasskeyRefused') return { problem: request.message }
    const { makeKey } = await import('./passkey-device.ts')
    const made = await makeKey(request.options)
    if ('failure' in made) {
      if (made.failure === 'ended')
        return { problem: 'No passkey was added: it was ended, or took too long.' }
      return { problem: made.failure === 'exists' ? passkeyWords.already : passkeyWords.impossible }
    }
    const { data, error } = await add({ input: made }, { quiet: true })
    const answer = data?.addPasskey
    if (!answer) return { problem: friendlyError(error, 'generic') }
    if (answer.__typename === 'PasswordNeeded') return { password: true }
    if (answer.__typename === 'PasskeyRefused') return { problem: answer.message }
    showToast({ text: 'Your passkey is added.' })
    return {}
  }
  const removeOne = async ({ id, name }: Passkey): Promise<{ password?: true; problem?: string }> => {
    const { data, error } = await remove({ id }, { quiet: true })
    const answer = data?.removePasskey
    if (!answer) return { problem: friendlyError(error, 'generic') }
    if (answer.__typename === 'PasswordNeeded') return { password: true }
    showToast({ text: `${name} is removed.` })
    return {}
  }
  return (wish: Wish) => (wish.what === 'add' ? addOne() : removeOne(wish.passkey))
}

function List({ passkeys, onRemove }: { passkeys: readonly Passkey[]; onRemove: (one: Passkey) => void }) {
  return (
    <ul aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  )
}

/**
 * Lists the member's passkeys, adds, renames and removes them; asks for the password when it was typed more
 * than 30 minutes ago. A placeholder stands while they load, "Try again" after a failure; refusals stand
 * above.
 */
export function Passkeys() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetPasskeysDocument,
    requestPolicy: 'cache-and-network',
  })
  const [needed, setNeeded] = useState<Wish>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = useChanges()
  const wish = async (what: Wish) => {
    setProblem(undefined)
    setBusy(true)
    const answer = await change(what)
    setBusy(false)
    setProblem(answer.problem)
    setNeeded(answer.password ? what : undefined)
  }
  if (!data && error && !fetching)
    return (
      <Note mood="bad" role="status">
        <b>We could not read your passkeys.</b> {friendlyError(error, 'generic')}{' '}
        <LinkButton inline onClick={() => ask({ requestPolicy: 'network-only' })}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!data) return <Skeleton width="100%" height={64} />
  if (needed) return <PasswordOnce onDone={() => void wish(needed)} onCancel={() => setNeeded(undefined)} />
  const { passkeys } = data
  return (
    <Stack gap={4}>
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      {passkeys.length === 0 && (
        <Text tone="soft" upTo="measure">
          Log in with your finger, your face or your phone’s PIN instead of a password. A passkey stays on
          your device, works on this site alone, and can’t be guessed or given away.
        </Text>
      )}
      {passkeys.length > 0 && (
        <List passkeys={passkeys} onRemove={(passkey) => void wish({ what: 'remove', passkey })} />
      )}
      {hasPasskeys() ? (
        <div>
          <Button look="line" busy={busy} onClick={() => void wish({ what: 'add' })}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <Text size={14} tone="soft">
          This browser has no passkeys.
        </Text>
      )}
    </Stack>
  )
}
