import {
  BeginTwoStepDocument,
  EndTwoStepDocument,
  RenewRecoveryCodesDocument,
  type SecurityFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { PasswordOnce } from './PasswordOnce.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'

type Wish = 'begin' | 'renew' | 'end'
type Shown =
  | { kind: 'setup'; secret: string; uri: string }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'password'; wish: Wish }
  | { kind: 'sure' }

/**
 * Renders whether two-step log-in is on, switches it on (by the setup) and off (after a question), and makes
 * recovery codes, which are shown once; asks for the password when it was typed more than 30 minutes ago. A
 * refusal stands above.
 */
export function TwoStep({ security }: { security: SecurityFieldsFragment }) {
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const [{ fetching: beginning }, begin] = useMutation(BeginTwoStepDocument)
  const [{ fetching: renewing }, renew] = useMutation(RenewRecoveryCodesDocument)
  const [{ fetching: ending }, end] = useMutation(EndTwoStepDocument)
  const { twoStepSince, recoveryCodesLeft } = security

  const send = {
    begin: async () => {
      const { data, error } = await begin({}, { quiet: true })
      return { answer: data?.beginTwoStep, error }
    },
    renew: async () => {
      const { data, error } = await renew({}, { quiet: true })
      return { answer: data?.renewRecoveryCodes, error }
    },
    end: async () => {
      const { data, error } = await end({}, { quiet: true })
      return { answer: data?.endTwoStep, error }
    },
  }
  const wish = async (what: Wish) => {
    setProblem(undefined)
    const { answer, error } = await send[what]()
    if (!answer) return setProblem(friendlyError(error, 'generic'))
    if (answer.__typename === 'PasswordNeeded') return setShown({ kind: 'password', wish: what })
    if (answer.__typename === 'TwoStepSecret') return setShown({ ...answer, kind: 'setup' })
    if (answer.__typename === 'RecoveryCodes') return setShown({ kind: 'codes', codes: answer.codes })
    if (answer.__typename === 'TwoStepRefused') return setProblem(answer.message)
    setShown(undefined)
    showToast({ text: 'Two-step log-in is off.' })
  }

  if (shown?.kind === 'password')
    return <PasswordOnce onDone={() => void wish(shown.wish)} onCancel={() => setShown(undefined)} />
  if (shown?.kind === 'setup')
    return (
      <TwoStepSetup
        secret={shown.secret}
        uri={shown.uri}
        onDone={(codes) => setShown({ kind: 'codes', codes })}
        onCancel={() => setShown(undefined)}
      />
    )
  if (shown?.kind === 'codes') return <RecoveryCodes codes={shown.codes} onDone={() => setShown(undefined)} />
  if (shown?.kind === 'sure')
    return (
      <Stack gap={4} role="group" aria-label="Switch two-step log-in off">
        <Text upTo="measure">
          Without it, whoever knows your password can log in. Your recovery codes stop working.
        </Text>
        <Row gap={4}>
          <Button look="line" autoFocus busy={ending} onClick={() => void wish('end')}>
            Yes, switch it off
          </Button>
          <LinkButton onClick={() => setShown(undefined)}>Keep it on</LinkButton>
        </Row>
      </Stack>
    )
  return (
    <Stack gap={4}>
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      {twoStepSince ? (
        <>
          <Row gap={3} noWrap>
            <Badge mood="good">On</Badge>
            <Text tone="soft" numbers>
              since {dateOf(twoStepSince)}. {countOf(recoveryCodesLeft, 'recovery code')} left.
            </Text>
          </Row>
          {recoveryCodesLeft <= 2 && (
            <Note mood="gold">
              <b>Make new recovery codes.</b> Without them and without your phone you could not log in.
            </Note>
          )}
          <Row gap={3}>
            <Button look="line" busy={renewing} onClick={() => void wish('renew')}>
              New recovery codes
            </Button>
            <Button look="line" onClick={() => setShown({ kind: 'sure' })}>
              Switch off
            </Button>
          </Row>
        </>
      ) : (
        <>
          <Text tone="soft" upTo="measure">
            A log-in then also asks for a code from an app on your phone. Who learns your password still can’t
            come in, or cash out what you earned.
          </Text>
          <div>
            <Button look="line" busy={beginning} onClick={() => void wish('begin')}>
              Switch on
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
