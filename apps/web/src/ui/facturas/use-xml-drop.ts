import { useEffect, useEffectEvent, useState } from 'react'
import type { Intake } from '../../lib/intake.ts'
import { openZips } from '../../lib/open-zips.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { withoutCopies } from '../../lib/without-copies.ts'
import { divideDrop, type Papeles, sortDrop } from './sort-drop.ts'

export type XmlDropOptions = {
  intake: Pick<Intake, 'add' | 'reject'>
  /** How many the draft already has. */
  hay: number
  /** Those of them whose bytes are known: dropped again they are told as what they are, and need no other lote. */
  ya?: readonly { hash: string; nombre: string }[] | undefined
  /** Something was taken. */
  onDropped?: () => void
  /** What does not fit goes on into further lotes, so many files each; without it the rest is left out, and listed. */
  onMore?: (grupos: File[][]) => void
  /** PDF that came along, and the layout where there is one. */
  onPapers: (papeles: Papeles) => void
  takesLayout?: boolean
  maxFiles: number
  maxSize: number
  /** Dropped elsewhere on the screen, taken as if it had been here. */
  soltados?: readonly File[]
}

/** What was dropped, on its way to the draft; what does not fit waits for a decision. */
export function useXmlDrop(options: XmlDropOptions) {
  const {
    intake,
    hay,
    ya,
    onDropped,
    onMore,
    onPapers,
    maxFiles,
    maxSize,
    soltados,
    takesLayout = true,
  } = options
  const { now } = useTurn()
  const [nada, setNada] = useState(false)
  const [enEspera, setEnEspera] = useState<File[] | null>(null)
  const caben = Math.max(0, maxFiles - hay)
  const divided = divideDrop(enEspera ?? [], caben, maxFiles)
  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    void intake.add(files)
    // A large ZIP takes its time: they may have left.
    if (!now().aborted) onDropped?.()
  }
  const take = async (dropped: File[]) => {
    const { files, fuera } = await openZips(dropped)
    setNada(dropped.length === 0)
    const { papeles, fuera: ajenos, xml } = sortDrop(files, { maxSize, takesLayout })
    intake.reject([...fuera, ...ajenos])
    if (papeles.pdf.length > 0 || papeles.layout !== null) onPapers(papeles)
    if (xml.length === 0) return
    // What waits for a decision waits on, together with what came after.
    const juntos = [...(enEspera ?? []), ...xml]
    const { files: distintos, fuera: copias } =
      juntos.length > caben ? await withoutCopies(juntos, ya) : { files: juntos, fuera: [] }
    intake.reject(copias)
    if (distintos.length > caben && onMore) {
      setEnEspera(distintos)
      return
    }
    const { dentro, fuera: deMas } = divideDrop(distintos, caben, maxFiles)
    setEnEspera(null)
    intake.reject(deMas)
    add(dentro)
  }
  const takeSoltados = useEffectEvent(() => {
    if (soltados !== undefined && soltados.length > 0) void take([...soltados])
  })
  // After the drawing: what is taken is told by state of its own.
  useEffect(() => queueMicrotask(() => takeSoltados()), [soltados])
  return {
    nada,
    setNada,
    take,
    caben,
    demasiados: enEspera?.length ?? 0,
    lotes: divided.masLotes.length + (caben > 0 ? 1 : 0),
    keepAll: () => {
      onMore?.(divided.masLotes)
      add(divided.dentro)
      setEnEspera(null)
    },
    keepFirst: () => {
      intake.reject(divided.fuera)
      add(divided.dentro)
      setEnEspera(null)
    },
    leave: () => setEnEspera(null),
  }
}
