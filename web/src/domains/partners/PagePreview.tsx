// What shoppers would see of a page that is being written.
import type { PagePlace, PageTexts } from '@hemline/rules/partners/pages.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { CharityMoney } from '../cleanout/partners/CharityMoney.tsx'
import { SupplierProfile } from '../discovery/SupplierProfile.tsx'
import type { SupplierPage } from './page-type.ts'

type Props = { page: SupplierPage; texts: PageTexts; urlOf: (place: PagePlace) => string | null }

function CharityPreview({ texts, urlOf }: Omit<Props, 'page'>) {
  return (
    <Panel edge="all" pad={5}>
      <Text as="p" voice="display" size={28}>
        {texts.name}
      </Text>
      <Text above={2} tone="soft">
        {texts.description}
      </Text>
      <CharityMoney moneyDoes={texts.moneyDoes} picture={urlOf('wide')} pictureAlt={texts.pictureAlt} />
    </Panel>
  )
}

/** Renders the top of a partner's page with what is typed and sent, as shoppers would see it. */
export function PagePreview({ page, texts, urlOf }: Props) {
  const images = [urlOf('wide'), urlOf('narrow')].filter((url) => url !== null)
  return (
    <Stack as="section" gap={4} aria-label="Preview">
      <h2>Preview</h2>
      <p className="soft">This is how shoppers see it once you change the page.</p>
      {page.kind === 'charity' ? (
        <CharityPreview texts={texts} urlOf={urlOf} />
      ) : (
        <SupplierProfile
          supplier={{
            name: page.title,
            active: true,
            bannerText: texts.bannerText,
            logoText: texts.logoText,
            description: texts.description,
            bannerImages: images,
            bannerAlt: texts.pictureAlt,
            logo: urlOf('logo'),
            itemCount: 0,
            brandCount: 0,
            savingsPercent: null,
          }}
        />
      )}
    </Stack>
  )
}
