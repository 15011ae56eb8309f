// The log-in by passkey: a button, and the browser's own offer in the field for the address.
import { passkeyChallengeMinutes, passkeyWords } from '@hemline/rules/identity/passkeys.ts'
import { BeginPasskeyLogInDocument, LogInWithPasskeyDocument } from '@hemline/schema/generated/graphql.ts'
import { KeyRound } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { hasAutofill, hasPasskeys } from './passkey-support.ts'
import { tellCartLosses } from './welcome.ts'

const loadDevice = () => import('./passkey-device.ts')
/** The browser's offer gets something new to sign before the shop forgets what it has. */
const renewMs = (passkeyChallengeMinutes - 1) * 60_000

type Answer = { problem?: string; isEnded?: boolean; cartItemsLost?: readonly number[] }

/** Returns a function that has a device sign and logs in with what it signed. */
function useSignature() {
  const client = useClient()
  return useCallback(
    async (autofill: boolean): Promise<Answer> => {
      const { signWithKey } = await loadDevice()
      const begun = await client.mutation(BeginPasskeyLogInDocument, {}, { quiet: true }).toPromise()
      const request = begun.data?.beginPasskeyLogIn
      if (!request) return { problem: friendlyError(begun.error, 'generic') }
      if (request.__typename === 'TooManyTries') return { problem: request.message }
      const signed = await signWithKey(request.options, autofill)
      if ('failure' in signed)
        return signed.failure === 'ended' ? { isEnded: true } : { problem: passkeyWords.impossible }
      const { data, error } = await client
        .mutation(LogInWithPasskeyDocument, { input: signed }, { quiet: true })
        .toPromise()
      const answer = data?.logInWithPasskey
      if (!answer) return { problem: friendlyError(error, 'generic') }
      return answer.__typename === 'AuthPayload'
        ? { cartItemsLost: answer.cartItemsLost }
        : { problem: answer.message }
    },
    [client],
  )
}

type OfferProps = { sign: (autofill: boolean) => Promise<Answer>; onAnswer: (answer: Answer) => void }

/** Has the browser offer passkeys in the field for the address, once; renders nothing. */
function Offer({ sign, onAnswer }: OfferProps): null {
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    let isOver = false
    const offer = async () => {
      if (!(await hasAutofill()) || isOver) return
      const answer = await sign(true)
      if (!isOver) latest.current(answer)
    }
    void offer()
    return () => {
      isOver = true
      void loadDevice().then(({ stopAsking }) => stopAsking())
    }
  }, [sign])
  return null
}

/**
 * Renders the button that logs in by a passkey; nothing where the browser has none. A refusal stands below;
 * `onDone` is called after a success. While nothing is pressed, the browser may offer passkeys in the email
 * field.
 */
export function PasskeyLogIn({ onDone }: { onDone: () => void }) {
  const sign = useSignature()
  const [round, setRound] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const take = (answer: Answer) => {
    setProblem(answer.problem)
    if (answer.cartItemsLost) {
      tellCartLosses(answer.cartItemsLost.length)
      onDone()
    }
  }
  const answerOffer = (answer: Answer) => {
    // A refusal that nobody asked for by a press is no message.
    if (answer.cartItemsLost || answer.problem === passkeyWords.unknown) take(answer)
  }
  useEffect(() => {
    // A renewal would end what the button asks for.
    if (busy) return undefined
    const timer = setInterval(() => setRound((n) => n + 1), renewMs)
    return () => clearInterval(timer)
  }, [busy])
  if (!hasPasskeys()) return null
  const press = async () => {
    setBusy(true)
    const answer = await sign(false)
    setBusy(false)
    take(answer)
    if (!answer.cartItemsLost) setRound((n) => n + 1)
  }
  return (
    <>
      <Offer key={round} sign={sign} onAnswer={answerOffer} />
      <Button look="line" wide busy={busy} onClick={() => void press()}>
        <KeyRound size={18} strokeWidth={1.5} aria-hidden />
        Log in with a passkey
      </Button>
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}
