import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { Check } from 'lucide-react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Grid, Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { useOffer } from './use-offer.ts'
import styles from './Ways.module.css'
import { sellHref, serviceHref, servicePoints, serviceWays } from './ways.ts'

const moods = { standard: 'green', premium: 'gold', donation: 'plain' } as const

/** Shows the three services side by side, each with its fee and its days on sale. */
export function ServiceCards() {
  const { facts } = useOffer()
  return (
    <Grid as="ul" columns={3} from="laptop" className={styles.services}>
      {cleanoutServices.map((service) => {
        const { title, tag, line, action } = serviceWays[service]
        const { fee, window } = facts(service)
        return (
          <Stack
            as="li"
            gap={3}
            justifyItems="start"
            top
            pad={6}
            surface="card"
            edge="all"
            round="sheet"
            key={service}
          >
            <Badge mood={moods[service]}>{tag}</Badge>
            <Text as="h3" size={28}>
              {title}
            </Text>
            <p className="soft">{line}</p>
            <Stack as="ul" gap={2} below="auto" padY={2}>
              {servicePoints(service, fee, window).map((point) => (
                <li key={point}>
                  <Check
                    className={look({ above: 1, tone: 'accent' })}
                    size={16}
                    strokeWidth={1.5}
                    aria-hidden
                  />
                  {point}
                </li>
              ))}
            </Stack>
            <HrefLink
              className={buttonClass({ look: service === 'standard' ? 'main' : 'line', wide: true })}
              href={sellHref(service)}
            >
              {action}
            </HrefLink>
            <HrefLink className="link alone" href={serviceHref(service)}>
              All about {title}
            </HrefLink>
          </Stack>
        )
      })}
    </Grid>
  )
}
