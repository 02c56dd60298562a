import yauzl from 'yauzl'

/** The files of a ZIP by name. */
export function unzip(path: string): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (failure, zip) => {
      if (failure || !zip) return reject(failure)
      const files = new Map<string, Buffer>()
      zip.on('error', reject).on('end', () => resolve(files))
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (error, stream) => {
          if (error || !stream) return reject(error)
          files.set(entry.fileName, Buffer.concat(await stream.toArray()))
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
}
