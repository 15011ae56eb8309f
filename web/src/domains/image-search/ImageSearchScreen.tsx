import { LookPage } from './LookPage.tsx'

/** Renders the page /image-search/:shareabilityId. */
export const ImageSearchScreen = () => <LookPage isShare={false} />
