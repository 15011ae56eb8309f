// The first screen of people at work: their tables, and how much waits at each.

import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { classes } from '../../ui/classes.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useQueues } from '../desk/use-queues.ts'
import { lineOf } from '../desk/Ways.tsx'
import { groupsFor, hrefOfWay } from '../desk/ways.ts'
import { useSession } from '../identity/session.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

/**
 * Shows the desk's start page: every link that the employee's roles open, with the state of its queue. For
 * employees; others are refused, visitors sent to log in.
 */
export function EmployeeScreen() {
  const { user } = useSession()
  const { pathname } = usePlace()
  const queues = useQueues(pathname)
  return (
    <StaffFrame title="At work">
      {groupsFor(user?.roles ?? []).map(({ name, own, ways }) => (
        <section key={name} aria-label={own ? `${name}, your role` : name}>
          <h2>{name}</h2>
          <Stack as="ul" className={styles.tables}>
            {ways.map((way) => {
              const { said, late } = lineOf(way, queues)
              return (
                <li key={way.to}>
                  <HrefLink
                    className={look({
                      flow: 'stack',
                      gap: 2,
                      pad: 5,
                      surface: 'card',
                      edge: 'all',
                      round: 'control',
                    })}
                    href={hrefOfWay(way)}
                  >
                    <Text as="b" size={22} weight={600} face="serif">
                      {way.label}
                    </Text>
                    <span className="soft">{way.words}</span>
                    <span className={classes('num', late && styles.late)}>{said}</span>
                  </HrefLink>
                </li>
              )
            })}
          </Stack>
        </section>
      ))}
    </StaffFrame>
  )
}
