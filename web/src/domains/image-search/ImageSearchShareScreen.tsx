import { LookPage } from './LookPage.tsx'

/** Renders the page /image-search/share/:shareabilityId, for those who came by a link. */
export const ImageSearchShareScreen = () => <LookPage isShare />
