import { LookPage } from './LookPage.tsx'

/** Renders /image-search/:shareabilityId, a picture search with all its tools, as its owner sees it. */
export const ImageSearchScreen = () => <LookPage isShare={false} />
