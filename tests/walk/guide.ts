// The commands of docs/operations.md, read from the document itself.

export interface Block {
  /** The heading above it, which no other section has. */
  readonly section: string
  /** `repository`: run where the sources are, not on the machine that is installed. */
  readonly where: 'machine' | 'repository'
  readonly script: string
}

/** Every block that is tagged `sh`, in the order of the document. */
export function shellBlocks(document: string): Block[] {
  const blocks: Block[] = []
  const parts =
    /^#{2,} (?<heading>.+)$|^```sh(?<place> repository)?\n(?<script>[\s\S]*?)^```$|^```\S*\n[\s\S]*?^```$/gm
  let section = ''
  for (const { groups: { heading, place, script } = {} } of document.matchAll(parts)) {
    if (heading) section = heading
    if (script) blocks.push({ section, where: place ? 'repository' : 'machine', script })
  }
  return blocks
}

/** Fences without a tag, or with one that says nothing about whether they are run. */
export function otherFences(document: string): string[] {
  const fences = document.match(/^[ \t]*```.*$/gm) ?? []
  return fences.filter((fence, index) => index % 2 === 0 && !/^```sh( repository)?$/.test(fence))
}
