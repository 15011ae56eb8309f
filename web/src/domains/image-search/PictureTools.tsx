// What somebody can do with a picture: take another one, share it, delete it.
import { picturePromise } from '@hemline/rules/image-search/terms.ts'
import {
  DeleteImageSearchDocument,
  type ImageSearchFieldsFragment,
  ShareImageSearchDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { Camera, ImagePlus, Link2, Trash2 } from 'lucide-react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { timeOfDay } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { copyLink } from '../../ui/copy-link.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './ImageSearch.module.css'
import { openPictureSheet } from './open-picture-sheet.ts'

const withIcon = look({ flow: 'row', gap: 1.5, noWrap: true, inline: true })
type Search = ImageSearchFieldsFragment

/** Renders the two ways to another picture. */
function Sources() {
  return (
    <Row gap={2} align="stretch" className={styles.sources}>
      <Button look="line" size="small" onClick={() => void openPictureSheet({ camera: true })}>
        <Camera size={16} strokeWidth={1.5} aria-hidden /> Take another
      </Button>
      <Button look="line" size="small" onClick={() => void openPictureSheet()}>
        <ImagePlus size={16} strokeWidth={1.5} aria-hidden /> From your pictures
      </Button>
    </Row>
  )
}

/** Returns what the owner of a picture can do with it; each act tells its outcome in a toast. */
function usePictureActs({ id, source }: Search) {
  const gone = source === 'item' ? 'This search is over.' : 'Your picture is deleted.'
  const router = useRouter()
  const [sharing, runShare] = useMutation(ShareImageSearchDocument)
  const [deleting, runDelete] = useMutation(DeleteImageSearchDocument)
  const link = `${globalThis.location.origin}/image-search/share/${id}`
  const copy = () => copyLink(link)
  const share = async (shared: boolean) => {
    const { data, error } = await runShare({ id, shared })
    const answer = data?.shareImageSearch
    if (!answer) return showToast({ text: friendlyError(error, 'generic') })
    switch (answer.__typename) {
      case 'ImageSearchPayload':
        return shared ? copy() : showToast({ text: 'The link no longer works.' })
      case 'ImageSearchRefused':
        return showToast({ text: answer.message })
    }
  }
  const remove = async () => {
    const { data, error } = await runDelete({ id })
    showToast({ text: data ? gone : friendlyError(error, 'generic') })
    // Another page, so that reading begins at its top and Back does not lead to what is gone.
    if (data) await router.navigate({ href: '/image-search/error?reason=gone', replace: true })
  }
  return { copy, share, remove, sharing: sharing.fetching, deleting: deleting.fetching }
}

type SharedProps = { acts: ReturnType<typeof usePictureActs>; isPieces: boolean }

/** Says who sees a shared picture, and ends that. */
function Shared({ acts, isPieces }: SharedProps) {
  return (
    <Note mood="green" icon={Link2}>
      <b>Everybody with the link can see {isPieces ? 'this search' : 'your picture'}</b> until it{' '}
      {isPieces ? 'ends' : 'is deleted'}.
      <Row gap={4} rows={0}>
        <LinkButton onClick={() => void acts.copy()}>Copy the link</LinkButton>
        <LinkButton onClick={() => void acts.share(false)}>End sharing</LinkButton>
      </Row>
    </Note>
  )
}

/** Renders the tools below the picture of the viewer's search: other pictures, share, delete. */
export function PictureTools({ search }: { search: Search }) {
  const acts = usePictureActs(search)
  // A piece's own picture stays; only the search with it ends.
  const isPieces = search.source === 'item'
  return (
    <Stack gap={3}>
      <Sources />
      <Text size={12} tone="soft">
        {isPieces
          ? 'Drag the corners to say what matters.'
          : `Drag the corners to say what matters. ${picturePromise}`}
      </Text>
      {search.isShared && <Shared acts={acts} isPieces={isPieces} />}
      <Row gap={4} rows={0} justify="between">
        <Text as="span" size={12} tone="soft">
          {isPieces ? 'This search ends' : 'Your picture is deleted'} at {timeOfDay(search.expiresAt)}.
        </Text>
        <Row gap={4} rows={0}>
          {!search.isShared && (
            <LinkButton className={withIcon} onClick={() => void acts.share(true)} busy={acts.sharing}>
              <Link2 size={16} strokeWidth={1.5} aria-hidden /> Share
            </LinkButton>
          )}
          <LinkButton className={withIcon} onClick={() => void acts.remove()} busy={acts.deleting}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />{' '}
            {isPieces ? 'End this search now' : 'Delete the picture now'}
          </LinkButton>
        </Row>
      </Row>
    </Stack>
  )
}
