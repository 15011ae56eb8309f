// Below the saved pieces: one's own page for others, and whom one follows.
import { storefrontNameMost } from '@hemline/rules/storefront/storefront.ts'
import {
  FollowDocument,
  GetFollowsDocument,
  GetMyStorefrontDocument,
  type GetMyStorefrontQuery,
  SaveStorefrontDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Storefront.module.css'

type Mine = GetMyStorefrontQuery['myStorefront']

function PageForm({ mine }: { mine: Mine }) {
  const [name, setName] = useState(mine?.name ?? '')
  const [isOpen, setOpen] = useState(mine?.isOpen ?? false)
  const [showsPieces, setPieces] = useState(mine?.showsPieces ?? false)
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, save] = useMutation(SaveStorefrontDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await save({ input: { name, isOpen, showsPieces } })
    const answer = data?.saveStorefront
    const done = answer?.__typename === 'SaveStorefrontPayload'
    setProblem(done ? undefined : (answer?.message ?? friendlyError(error, 'generic')))
    if (done) showToast({ text: isOpen ? 'Your page is open.' : 'Saved. Only you see your page.' })
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={3} className={styles.form}>
        <Field
          label="Name on the page"
          optional
          hint="Without one it says “A closet on Hemline”."
          value={name}
          maxLength={storefrontNameMost}
          error={problem}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Check checked={showsPieces} onChange={(event) => setPieces(event.target.checked)}>
          Show the pieces that I sell
        </Check>
        <Check checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
          Open to whoever has the link
        </Check>
        <Row gap={3}>
          <Button type="submit" look="line" size="small" busy={fetching}>
            Save your page
          </Button>
          {mine && (
            <HrefLink
              className={buttonClass({ look: 'text', size: 'small' })}
              href={`/u/${mine.code}${mine.isOpen ? '' : '?preview=1'}`}
            >
              {mine.isOpen ? 'See your page' : 'Look at it first'}
            </HrefLink>
          )}
        </Row>
      </Stack>
    </form>
  )
}

function Follows() {
  const [{ data, error, fetching: loading }, ask] = useQuery({ query: GetFollowsDocument })
  const [{ fetching }, follow] = useMutation(FollowDocument)
  const follows = data?.follows ?? []
  const end = async (one: (typeof follows)[number]) => {
    const input = { brandId: one.brandId ?? null, storefrontCode: one.storefrontCode ?? null, on: false }
    const { data: answer, error } = await follow({ input })
    if (answer?.follow.__typename !== 'FollowPayload')
      showToast({ text: answer?.follow.message ?? friendlyError(error, 'generic') })
  }
  return (
    <section aria-labelledby="you-follow">
      <Text as="h2" id="you-follow" below={4} size={22}>
        You follow
      </Text>
      {!data ? (
        error && !loading ? (
          <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {friendlyError(error, 'generic')}
          </ErrorMessage>
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading whom you follow">
            <Skeleton width="100%" height={44} />
          </div>
        )
      ) : follows.length === 0 ? (
        <p className="soft">
          Nobody yet. “Follow” below a piece tells you of new pieces of its brand, and on a person’s page of
          theirs, once a day at most.
        </p>
      ) : (
        <Stack as="ul" gap={2}>
          {follows.map((one) => (
            <Row as="li" key={one.id} gap={4} justify="between">
              <HrefLink href={one.href}>
                <bdi>{one.name}</bdi>
              </HrefLink>
              <LinkButton
                disabled={fetching}
                aria-label={`Unfollow ${one.name}`}
                onClick={() => void end(one)}
              >
                Unfollow
              </LinkButton>
            </Row>
          ))}
        </Stack>
      )}
    </section>
  )
}

/** Renders the settings of the user's own storefront, and the brands and people that the user follows. */
export function OwnStorefront() {
  const [{ data }] = useQuery({ query: GetMyStorefrontDocument })
  return (
    <Grid columns={2} gap={10} above={12} padTop={8} edge="top">
      <section aria-labelledby="own-page">
        <Text as="h2" id="own-page" below={4} size={22}>
          Your own page
        </Text>
        <Text below={4} className="soft">
          It shows the lists that you share, under one address.
        </Text>
        {data && <PageForm key={JSON.stringify(data.myStorefront)} mine={data.myStorefront} />}
      </section>
      <Follows />
    </Grid>
  )
}
