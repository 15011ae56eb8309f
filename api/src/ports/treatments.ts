// The port to experiments: which treatments a viewer has. Experiments come later (decision 0143).

/**
 * Returns the names of the treatments that the viewer with this key for splitting is in, each as
 * '{experiment}:{arm}'.
 */
export type TreatmentsPort = (viewer: { readonly splitBucketingKey: string }) => Promise<readonly string[]>

/** The driver while there are no experiments. */
export const noTreatments: TreatmentsPort = async () => []
