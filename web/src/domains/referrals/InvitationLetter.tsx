import { letterFrom } from '@hemline/rules/referrals/letter.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useSession } from '../identity/session.tsx'

/** Shows, in a sheet, the invitation letter that a friend gets from the member, word for word. */
export function InvitationLetter({
  link,
  isOpen,
  onClose,
}: {
  link: string
  isOpen: boolean
  onClose: () => void
}) {
  const { user } = useSession()
  const from = `${user?.firstName ?? ''} ${(user?.lastName ?? '').charAt(0).toUpperCase()}.`.trim()
  const letter = letterFrom(from)
  return (
    <Sheet open={isOpen} onClose={onClose} title={letter.subject}>
      <Stack gap={3} padY={4} upTo="text">
        <Text as="b" size={22} face="serif" weight={400}>
          {letter.title}
        </Text>
        {letter.paragraphs.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>
          {letter.button}: <span className="link">{link}</span>
        </p>
        <Text size={14} tone="soft">
          {letter.closing}
        </Text>
        <Text size={14} tone="soft">
          At its end is a link: “{letter.stop}”.
        </Text>
      </Stack>
    </Sheet>
  )
}
