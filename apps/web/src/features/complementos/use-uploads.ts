import {
  complementosGuardados,
  type ComplementoRevisado,
  complementosRevisados,
} from '@valija/contract/complementos.ts'
import { useState } from 'react'
import { invalidateTemas } from '../../lib/query-client.ts'
import { upload } from '../../lib/upload.ts'

export type Carga = { clave: string; xml: File; pdf: File | null; juicio: ComplementoRevisado }
const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').toLowerCase()

/** Complements on their way: checked by the server as they come, kept here until they are saved or taken out. */
export function useUploads() {
  const [cargas, setCargas] = useState<Carga[]>([])
  const [checking, setChecking] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  /** All of them again: what one covers counts for the others. */
  const check = async (all: { xml: File; pdf: File | null }[]) => {
    setFailure(null)
    if (all.length === 0) return setCargas([])
    setChecking(true)
    try {
      const form = new FormData()
      for (const { xml } of all) form.append('archivos', xml, xml.name)
      const { complementos } = await upload('/api/complementos/revisar', form, {
        schema: complementosRevisados,
      })
      setCargas(
        all.flatMap((one, i) => {
          const juicio = complementos[i]
          return juicio ? [{ ...one, juicio, clave: `${i}-${one.xml.name}` }] : []
        }),
      )
    } catch (error) {
      setFailure(error)
    } finally {
      setChecking(false)
    }
  }
  /** PDFs find their XML by name; the others are tied one by one in their rows. */
  const tie = (pdfs: File[]) =>
    setCargas((now) =>
      now.map((carga) => ({
        ...carga,
        pdf: pdfs.find((pdf) => nameOf(pdf) === nameOf(carga.xml)) ?? carga.pdf,
      })),
    )
  const save = async (): Promise<number> => {
    const good = cargas.filter(
      (carga): carga is Carga & { pdf: File } => carga.juicio.valido && carga.pdf !== null,
    )
    const form = new FormData()
    form.append('pares', JSON.stringify(good.map((_one, i) => [i * 2, i * 2 + 1])))
    for (const { xml, pdf } of good) {
      form.append('archivos', xml, xml.name)
      form.append('archivos', pdf, pdf.name)
    }
    setSaving(true)
    setFailure(null)
    try {
      const { guardados, rechazados } = await upload('/api/complementos', form, {
        schema: complementosGuardados,
      })
      const saved = new Set(guardados.map(({ uuid }) => uuid))
      setCargas((now) =>
        now
          .filter(({ juicio }) => !juicio.valido || juicio.uuid === null || !saved.has(juicio.uuid))
          .map((carga) => ({
            ...carga,
            juicio: rechazados.find(({ uuid }) => uuid === carga.juicio.uuid) ?? carga.juicio,
          })),
      )
      await invalidateTemas(['complemento'])
      return guardados.length
    } catch (error) {
      setFailure(error)
      return 0
    } finally {
      setSaving(false)
    }
  }
  return {
    cargas,
    checking,
    saving,
    failure,
    add: (files: File[]) => {
      const xmls = files.filter(({ name }) => /\.xml$/i.test(name))
      const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name))
      const pdfFor = (xml: File) => pdfs.find((pdf) => nameOf(pdf) === nameOf(xml)) ?? null
      if (xmls.length === 0) return tie(pdfs)
      void check([
        ...cargas.map((carga) => ({ ...carga, pdf: carga.pdf ?? pdfFor(carga.xml) })),
        ...xmls.map((xml) => ({ xml, pdf: pdfFor(xml) })),
      ])
    },
    setPdf: (clave: string, pdf: File) =>
      setCargas((now) => now.map((carga) => (carga.clave === clave ? { ...carga, pdf } : carga))),
    remove: (clave: string) => void check(cargas.filter((carga) => carga.clave !== clave)),
    save,
  }
}
