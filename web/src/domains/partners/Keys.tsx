// The keys with which a partner's system signs: made, replaced, ended. A secret is shown once.
import { formerKeyDays, liveKeysMost } from '@hemline/rules/partners/feeds.ts'
import {
  EndPartnerKeyDocument,
  MakePartnerKeyDocument,
  type PartnerKeyFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-link.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { Partner } from './partner-type.ts'

type Key = PartnerKeyFieldsFragment

function lifeOf({ madeAt, madeBy, endsAt, lastUsedAt, isLive }: Key): string {
  const made = `Made ${dateOf(madeAt)}${madeBy ? ` by ${madeBy}` : ''}`
  const used = lastUsedAt ? `last used ${dateOf(lastUsedAt)}` : 'not used yet'
  if (!isLive) return `${made}, ended ${endsAt ? dateOf(endsAt) : ''}.`
  return `${made}, ${used}${endsAt ? `, signs until ${dateOf(endsAt)}` : ''}.`
}

function Secret({ keyId, secret }: { keyId: string; secret: string }) {
  const copy = () =>
    copyText(secret, { copied: 'Secret copied.', refused: 'Your browser would not copy the secret.' })
  return (
    <Note role="status">
      <b>This secret is shown once.</b> Give it to the partner by a safe way, together with the name of its
      key.
      <Stack gap={2} above={3}>
        <Text breaks>Key: {keyId}</Text>
        <Text breaks>Secret: {secret}</Text>
        <div>
          <LinkButton onClick={() => void copy()}>Copy the secret</LinkButton>
        </div>
      </Stack>
    </Note>
  )
}

/**
 * Renders the signing keys of a partner, or that it has none; with `mayChange` (admins), buttons to make,
 * replace and end them. A new key's secret is shown once; a refusal stands below.
 */
export function Keys({ partner, mayChange }: { partner: Partner; mayChange: boolean }) {
  const [made, setMade] = useState<{ keyId: string; secret: string }>()
  const [problem, setProblem] = useState('')
  const [{ fetching: making }, make] = useMutation(MakePartnerKeyDocument)
  const [{ fetching: ending }, end] = useMutation(EndPartnerKeyDocument)
  const { slug, keys } = partner
  const live = keys.filter(({ isLive }) => isLive)
  const makeKey = async (replaces?: string) => {
    const { data, error } = await make({ slug, ...(replaces ? { replaces } : {}) })
    const answer = data?.makePartnerKey
    setMade(answer?.__typename === 'PartnerKeyPayload' ? answer : undefined)
    if (answer?.__typename === 'PartnerKeyPayload') return setProblem('')
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  const endKey = async (id: string) => {
    const { data, error } = await end({ slug, id })
    const answer = data?.endPartnerKey
    if (answer?.__typename !== 'StaffPartnerPayload')
      return setProblem(answer?.message ?? friendlyError(error, 'generic'))
    setProblem('')
    showToast({ text: 'The key has ended.' })
  }
  return (
    <Stack as="section" gap={4} aria-label="Keys">
      <h2>Keys</h2>
      {keys.length === 0 && (
        <p className="soft">There is no key yet, so no feed of {partner.name} is taken.</p>
      )}
      <Stack as="ul" gap={4}>
        {keys.map((key) => (
          <Stack as="li" key={key.id} gap={1}>
            <Row gap={3} rows={1}>
              <Text weight={600} breaks>
                {key.id}
              </Text>
              <Badge mood={key.isLive ? 'green' : 'plain'}>{key.isLive ? 'Live' : 'Ended'}</Badge>
            </Row>
            <p className="soft">{lifeOf(key)}</p>
            {mayChange && key.isLive && (
              <Row gap={5} rows={1}>
                {live.length < liveKeysMost && (
                  <LinkButton aria-label={`Replace ${key.id}`} onClick={() => void makeKey(key.id)}>
                    Replace
                  </LinkButton>
                )}
                <LinkButton
                  aria-label={`End ${key.id}`}
                  disabled={ending}
                  onClick={() => void endKey(key.id)}
                >
                  End now
                </LinkButton>
              </Row>
            )}
          </Stack>
        ))}
      </Stack>
      {made && <Secret {...made} />}
      {problem !== '' && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      {mayChange && live.length < liveKeysMost && (
        <div>
          <Button look="line" size="small" busy={making} onClick={() => void makeKey()}>
            Make a key
          </Button>
        </div>
      )}
      {live.length > 0 && (
        <p className="soft small">
          A key that is replaced signs for {formerKeyDays} more days, so that the partner can change over.
        </p>
      )}
    </Stack>
  )
}
