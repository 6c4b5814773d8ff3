import {
  type ComplementosGuardados,
  type ComplementoRevisado,
  maximosComplementos,
} from '@valija/contract/complementos.ts'
import { useState } from 'react'
import { noAnswer } from '../../lib/api-error.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { complementosApi } from '../../lib/llamadas/complementos.ts'
import { sortComplementos } from './sort-complementos.ts'

type Par = { xml: File; pdf: File | null }
export type Carga = Par & { clave: string; juicio: ComplementoRevisado }
type Guardable = Carga & { pdf: File }

async function askCheck(all: readonly Par[]): Promise<Carga[]> {
  const form = new FormData()
  for (const { xml } of all) form.append('archivos', xml, xml.name)
  const { complementos } = await complementosApi.revisar({ form })
  return all.map((one, i) => {
    const juicio = complementos[i]
    if (juicio === undefined) throw noAnswer()
    return { ...one, juicio, clave: `${i}-${one.xml.name}` }
  })
}

async function askSave(some: readonly Guardable[]): Promise<ComplementosGuardados> {
  const form = new FormData()
  form.append('pares', JSON.stringify(some.map((_one, i) => [i * 2, i * 2 + 1])))
  for (const { xml, pdf } of some) {
    form.append('archivos', xml, xml.name)
    form.append('archivos', pdf, pdf.name)
  }
  return complementosApi.guardar({ form })
}

/** Complements on their way: checked by the server as they come, kept here until they are saved or taken out. */
export function useUploads() {
  const [cargas, setCargas] = useState<Carga[]>([])
  /** Chosen, and not checked because the call failed: kept, to be checked again. */
  const [sinRevisar, setSinRevisar] = useState<Par[]>([])
  /** Of the last drop, what was not taken, in sentences. */
  const [fuera, setFuera] = useState<readonly string[]>([])
  const [checking, setChecking] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  /** All of them again: what one covers counts for the others. */
  const check = async (all: Par[]) => {
    setFailure(null)
    setSinRevisar([])
    if (all.length === 0) return setCargas([])
    setChecking(true)
    try {
      setCargas(await askCheck(all))
    } catch (error) {
      setFailure(error)
      setSinRevisar(all)
    } finally {
      setChecking(false)
    }
  }
  const keep = ({ guardados, rechazados }: ComplementosGuardados) => {
    const saved = new Set(guardados.map(({ uuid }) => uuid))
    setCargas((now) =>
      now
        .filter(({ juicio }) => !juicio.valido || juicio.uuid === null || !saved.has(juicio.uuid))
        .map((carga) => ({
          ...carga,
          juicio: rechazados.find(({ uuid }) => uuid === carga.juicio.uuid) ?? carga.juicio,
        })),
    )
  }
  /** A few at a time: those that are saved are saved, whatever becomes of the next. */
  const save = async (): Promise<number> => {
    const good = cargas.filter((carga): carga is Guardable => carga.juicio.valido && carga.pdf !== null)
    let n = 0
    setSaving(true)
    setFailure(null)
    try {
      for (let i = 0; i < good.length; i += maximosComplementos.grupo) {
        const answer = await askSave(good.slice(i, i + maximosComplementos.grupo))
        n += answer.guardados.length
        keep(answer)
      }
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
      if (n > 0) await invalidateTemas(['complemento'])
    }
    return n
  }
  const add = (files: File[]) => {
    const before: Par[] = sinRevisar.length > 0 ? sinRevisar : cargas
    const sorted = sortComplementos(
      before.map(({ xml }) => xml),
      files,
    )
    setFuera(sorted.fuera)
    const withPdf = <P extends Par>(par: P): P => ({ ...par, pdf: sorted.pdfOf(par.xml) ?? par.pdf })
    if (sorted.xmls.length > 0)
      return void check([...before, ...sorted.xmls.map((xml) => ({ xml, pdf: null }))].map(withPdf))
    setCargas((now) => now.map(withPdf))
    setSinRevisar((now) => now.map(withPdf))
  }
  return {
    cargas,
    sinRevisar: sinRevisar.length,
    fuera,
    checking,
    saving,
    failure,
    add,
    /** Those that could not be checked are let go; what was checked before stays. */
    discard: () => {
      setSinRevisar([])
      setFailure(null)
    },
    again: () => void check(sinRevisar.length > 0 ? sinRevisar : cargas),
    setPdf: (clave: string, pdf: File) =>
      setCargas((now) => now.map((carga) => (carga.clave === clave ? { ...carga, pdf } : carga))),
    remove: ({ xml }: Carga) =>
      void check((sinRevisar.length > 0 ? sinRevisar : cargas).filter((par) => par.xml !== xml)),
    save,
  }
}
