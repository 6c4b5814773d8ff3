import Button from '@mui/material/Button'
import { borradores } from '@valija/contract/messages/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { bytes } from '../../lib/formats.ts'
import type { Fuera, Intake } from '../../lib/intake.ts'
import { openZips } from '../../lib/open-zips.ts'
import { withoutCopies } from '../../lib/without-copies.ts'
import { Dropzone } from '../dropzone.tsx'
import { Notice } from '../notice.tsx'

type XmlDropProps = {
  intake: Pick<Intake, 'add' | 'reject'>
  /** How many the draft already has. */
  hay: number
  /** Those of them whose bytes are known: dropped again they are told as what they are, and need no other lote. */
  ya?: readonly { hash: string; nombre: string }[] | undefined
  /** Something was taken. */
  onDropped?: () => void
  /** What does not fit goes on into further lotes, so many files each; without it the rest is left out, and listed. */
  onMore?: (grupos: File[][]) => void
  /** PDF and layout that came along: without it they are left out, and listed. */
  onPapers?: (papeles: { pdf: File[]; layout: File | null }) => void
  label?: string
  maxFiles: number
  maxSize: number
  compact?: boolean
  /** Dropped elsewhere on the screen, taken as if it had been here. */
  soltados?: readonly File[]
  /** Without it there is no area: only what is dropped elsewhere, and what there is to say of it. */
  children?: ReactNode
}

/** Takes any file: what is left out is listed with its reason, wherever the screen goes next. Only XML count as XML. */
export function XmlDrop({
  intake,
  hay,
  ya,
  onDropped,
  onMore,
  onPapers,
  label = t.soltarXml,
  maxFiles,
  maxSize,
  compact,
  soltados,
  children,
}: XmlDropProps) {
  const [nada, setNada] = useState(false)
  const [demasiados, setDemasiados] = useState<File[] | null>(null)
  const reasonOf = ({ name: nombre, size }: File): Fuera | null => {
    if (/\.pdf$/i.test(nombre))
      return { nombre, codigo: 'archivoPdfEnXml', motivo: borradores.archivoPdfEnXml }
    // A sheet of another kind: it was meant for the layout.
    if (onPapers && /\.(csv|tsv|ods|numbers|xlsm|xlsb)$/i.test(nombre))
      return { nombre, codigo: 'layoutNoEsExcel', motivo: borradores.layoutNoEsExcel }
    if (!/\.xml$/i.test(nombre))
      return { nombre, codigo: 'archivoNoEsXml', motivo: borradores.archivoNoEsXml }
    const motivo = borradores.archivoMuyGrande({ limite: bytes(maxSize) })
    return size > maxSize ? { nombre, codigo: 'archivoMuyGrande', motivo } : null
  }
  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    void intake.add(files)
    onDropped?.()
  }
  const caben = Math.max(0, maxFiles - hay)
  const addWhatFits = (files: readonly File[]) => {
    intake.reject(
      files.slice(caben).map(({ name }) => ({
        nombre: name,
        codigo: 'demasiadasFacturas',
        motivo: borradores.demasiadasFacturas({ limite: maxFiles }),
      })),
    )
    add(files.slice(0, caben))
  }
  const take = async (dropped: File[]) => {
    const { files, fuera } = await openZips(dropped)
    setNada(dropped.length === 0)
    const papeles = onPapers ? files.filter(({ name }) => /\.(pdf|xlsx?)$/i.test(name)) : []
    const [layout = null, ...deMas] = papeles.filter(({ name }) => /\.xlsx?$/i.test(name))
    const otros = files.filter((file) => !papeles.includes(file))
    intake.reject([
      ...fuera,
      ...deMas.map(({ name }) => ({
        nombre: name,
        codigo: 'layoutDeMas',
        motivo: borradores.layoutDeMas({ usado: layout?.name ?? '' }),
      })),
      ...otros.flatMap((file) => reasonOf(file) ?? []),
    ])
    if (papeles.length > 0) {
      onPapers?.({ pdf: papeles.filter(({ name }) => /\.pdf$/i.test(name)), layout })
    }
    const buenos = otros.filter((file) => reasonOf(file) === null)
    // What waits for a decision waits on, together with what came after.
    if (buenos.length === 0) return
    const juntos = [...(demasiados ?? []), ...buenos]
    const { files: distintos, fuera: copias } =
      juntos.length > caben ? await withoutCopies(juntos, ya) : { files: juntos, fuera: [] }
    intake.reject(copias)
    if (distintos.length <= caben) {
      setDemasiados(null)
      add(distintos)
    } else if (onMore) setDemasiados(distintos)
    else addWhatFits(distintos)
  }
  const takeSoltados = useEffectEvent(() => {
    if (soltados !== undefined && soltados.length > 0) void take([...soltados])
  })
  // After the drawing: what is taken is told by state of its own.
  useEffect(() => queueMicrotask(() => takeSoltados()), [soltados])
  const inLotes = (files: readonly File[]): File[][] => {
    const grupos: File[][] = []
    for (let i = caben; i < files.length; i += maxFiles) grupos.push(files.slice(i, i + maxFiles))
    return grupos
  }
  const decide = (work: (files: File[]) => void) => {
    if (demasiados) work(demasiados)
    setDemasiados(null)
  }
  return (
    <>
      {children === undefined ? null : (
        <Dropzone
          accept={{}}
          acceptText="XML"
          label={label}
          onFiles={(files) => void take(files)}
          onNothing={() => setNada(true)}
          compact={compact}
        >
          {children}
        </Dropzone>
      )}
      {nada ? <Notice tono="error" title={facturasMensajes.sinArchivos} /> : null}
      {demasiados === null ? null : (
        <Notice
          tono="atencion"
          title={t.demasiadosXml({ n: demasiados.length, limite: maxFiles, hay })}
          action={
            <>
              <Button
                size="small"
                variant="contained"
                onClick={() =>
                  decide((files) => {
                    onMore?.(inLotes(files))
                    add(files.slice(0, caben))
                  })
                }
              >
                {t.enVariosLotes({ n: inLotes(demasiados).length + (caben > 0 ? 1 : 0) })}
              </Button>
              {caben === 0 ? null : (
                <Button size="small" variant="outlined" onClick={() => decide(addWhatFits)}>
                  {t.soloLosPrimeros({ n: caben })}
                </Button>
              )}
              <Button size="small" onClick={() => setDemasiados(null)}>
                {interfaz.cancelar}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
