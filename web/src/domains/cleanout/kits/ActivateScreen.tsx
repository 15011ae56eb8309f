import { bagCodeWords, readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { ActivateKitDocument, GetCleanoutPartnerDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import type { Search } from '../../../platform/search-params.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/Field.tsx'
import { LinenBag } from '../../../ui/LinenBag.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { Note } from '../../../ui/Note.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread } from '../Thread.tsx'
import { journey } from './journey.tsx'
import { RestChoiceCards } from './KitChoices.tsx'
import './kit-keys.ts'
import styles from './Kits.module.css'
import { keepDraft, keyOfActivation, useKitDraft } from './kit-draft.ts'

/** The number of characters in a complete bag code. */
const wholeLength = 12
const signsOf = (text: string) => text.replace(/[\s-]/g, '').length

/**
 * Returns the message shown while a code is typed: none until the code is complete, then whether the code
 * is valid.
 */
function liveWord(text: string): { error?: string; good?: string } {
  const code = readBagCode(text)
  if (code) return { good: `${bagCodeWords(code)}: a whole code, as it is on our bags.` }
  if (signsOf(text) < wholeLength) return {}
  return { error: 'One sign is wrong: please compare it with the code on the bag.' }
}

/** Sends a bag's code. Repeated sending of one press activates the bag only once. */
function useActivate() {
  const [, run] = useMutation(ActivateKitDocument)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ message: string; atCode: boolean }>()
  const router = useRouter()
  const activate = async (code: string) => {
    if (busy) return
    setBusy(true)
    const { data, error: failed } = await run({
      input: { requestKey: keyOfActivation(code), code, restChoice: useKitDraft.getState().restChoice },
    })
    setBusy(false)
    const answer = data?.activateKit
    if (!answer) {
      setError({
        message: failed ? friendlyError(failed, 'activateBag') : friendly('activateBag'),
        atCode: false,
      })
      return
    }
    keepDraft({ activating: undefined })
    switch (answer.__typename) {
      case 'ActivateKitPayload':
        return router.navigate({
          href: `/cleanout/activate/confirmation?kit=${encodeURIComponent(answer.kit.id)}`,
          replace: true,
        })
      case 'KitNotActivated':
        return setError({ message: answer.message, atCode: true })
    }
  }
  return { activate, busy, error, clear: () => setError(undefined) }
}

function CodeForm({ first }: { first: string }) {
  const { loggedIn, user } = useSession()
  const { pathname } = usePlace()
  const [text, setText] = useState(first)
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { activate, busy, error, clear } = useActivate()
  const said = useId()
  const word = liveWord(text)
  const [isSent, setSent] = useState(false)
  const isEmpty = text.trim() === ''
  const short =
    isEmpty && isSent
      ? 'Please enter the code of your bag. It stands below the bars on the label.'
      : left && !isEmpty && !readBagCode(text)
        ? 'A code is HB and ten digits, as HB 730 100 001 4.'
        : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readBagCode(text)
    setLeft(true)
    setSent(true)
    if (code) void activate(code)
    else field.current?.focus()
  }
  const back = `${pathname}${text ? `?code=${encodeURIComponent(text)}` : ''}`
  return (
    <Stack
      as="form"
      noValidate
      gap={6}
      className={styles.step}
      aria-label="Activate your bag"
      onSubmit={submit}
    >
      {error && !error.atCode && (
        <Note mood="bad" role="alert">
          {error.message}
        </Note>
      )}
      <Field
        ref={field}
        label="Code on the bag"
        hint="Under the barcode. Capitals and spaces don’t matter."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={text}
        error={(error?.atCode ? error.message : undefined) ?? word.error ?? short}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setText(event.target.value)
          clear()
        }}
      />
      <Text id={said} size={14} tone="success" className={styles.good} role="status">
        {error ? '' : (word.good ?? '')}
      </Text>
      {loggedIn && <RestChoiceCards />}
      {loggedIn ? (
        <Row rows={2} className={styles.ways}>
          <Button type="submit" size="large" busy={busy}>
            {busy ? 'Activating' : 'Activate this bag'}
          </Button>
        </Row>
      ) : (
        // Until the session is loaded, the text is hidden but keeps its space.
        <Stack gap={6} className={classes(styles.step, !user && styles.unknown)} aria-hidden={!user}>
          <p className="soft">
            A bag belongs to an account, so that what it earns is yours. Your code stays here.
          </p>
          <Row rows={2} className={styles.ways}>
            <HrefLink
              className={buttonClass({ size: 'large' })}
              href={`/log-in?next=${encodeURIComponent(back)}`}
            >
              Log in to activate
            </HrefLink>
            <HrefLink
              className={buttonClass({ look: 'line', size: 'large' })}
              href={`/sign-up?next=${encodeURIComponent(back)}`}
            >
              Create an account
            </HrefLink>
          </Row>
        </Stack>
      )}
    </Stack>
  )
}

/**
 * Shows the page /cleanout/activate/:partner?, which assigns a bag from a partner's shop, or from a box, to
 * the seller's account.
 */
export function ActivateScreen() {
  usePageHead({ title: 'Activate your bag', robots: 'noindex' })
  const { partner: slug } = useParams({ strict: false }) as { partner?: string }
  const search = useSearch({ strict: false }) as Search
  const [{ data }] = useQuery({
    query: GetCleanoutPartnerDocument,
    variables: { slug: slug ?? '' },
    pause: !slug,
  })
  const partner = data?.cleanoutPartner
  const lead = partner
    ? `From ${partner.name}. ${partner.about}`
    : 'You have a bag already. Tell us which one, and what it earns is yours.'
  return (
    <CleanoutFrame title="Activate your bag" lead={lead} aside={<LinenBag className={styles.bag} />}>
      {slug && data && !partner && (
        <Stack gap={6} upTo="text" className={styles.narrow}>
          <Note>We don’t know this partner. The code on the bag is enough.</Note>
        </Stack>
      )}
      <Stack gap={10} align="start" className={styles.two}>
        <Stack gap={6} upTo="text">
          <CodeForm first={search.code ?? ''} />
        </Stack>
        <Thread
          tone="light"
          upright
          label="What happens to your pieces"
          steps={journey}
          className={look({ alignSelf: 'start' })}
        />
      </Stack>
    </CleanoutFrame>
  )
}
