import { type ComplementosGuardados, maximosComplementos } from '@valija/contract/complementos.ts'
import { useEffect, useReducer } from 'react'
import { isRefusal, noAnswer } from '../../lib/api-error.ts'
import { inHand } from '../../lib/in-hand.ts'
import { complementosApi } from '../../lib/llamadas/complementos.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { sortComplementos } from './sort-complementos.ts'
import {
  afterSaving,
  allOf,
  type Carga,
  type Guardable,
  guardables,
  noUploads,
  type Par,
  type Uploads,
  withoutPares,
  withPdfs,
  withPutBack,
} from './uploads-state.ts'

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

/** XML that were sent and not answered: sent again, those that were saved are. */
const sinRespuesta = new WeakSet<File>()

async function askSave(some: readonly Guardable[]): Promise<ComplementosGuardados> {
  const form = new FormData()
  if (some.some(({ xml }) => sinRespuesta.has(xml))) form.append('otraVez', 'si')
  form.append('pares', JSON.stringify(some.map((_one, i) => [i * 2, i * 2 + 1])))
  for (const { xml, pdf } of some) {
    form.append('archivos', xml, xml.name)
    form.append('archivos', pdf, pdf.name)
  }
  for (const { xml } of some) sinRespuesta.add(xml)
  const answered = () => {
    for (const { xml } of some) sinRespuesta.delete(xml)
  }
  try {
    const answer = await complementosApi.guardar({ form })
    answered()
    return answer
  } catch (error) {
    if (isRefusal(error)) answered()
    throw error
  }
}

const enMano = inHand<Uploads>('complementos')

/** Complements on their way: checked by the server as they come, kept here until they are saved or taken out. */
export function useUploads() {
  const [state, set] = useReducer(
    (old: Uploads, change: (old: Uploads) => Partial<Uploads>) => ({ ...old, ...change(old) }),
    null,
    () => enMano.get() ?? noUploads,
  )
  useEffect(() => {
    enMano.keep({ ...state, busy: null })
  }, [state])
  const put = (next: Partial<Uploads>) => set(() => next)

  /** All of them again: what one covers counts for the others. */
  const check = async (all: readonly Par[]) => {
    if (all.length === 0) return put({ cargas: [], sinRevisar: [], failure: null })
    put({ sinRevisar: all, busy: 'checking', failure: null })
    try {
      put({ cargas: await askCheck(all), sinRevisar: [], busy: null })
    } catch (failure) {
      put({ failure, busy: null })
    }
  }
  /** A few at a time: those that are saved are saved, whatever becomes of the next. */
  const save = async (): Promise<number> => {
    const good = guardables(state)
    let n = 0
    put({ busy: 'saving', failure: null })
    try {
      for (let i = 0; i < good.length; i += maximosComplementos.grupo) {
        const answer = await askSave(good.slice(i, i + maximosComplementos.grupo))
        n += answer.guardados.length
        set((now) => afterSaving(now, answer))
      }
    } catch (failure) {
      put({ failure })
    } finally {
      put({ busy: null })
      if (n > 0) await invalidateTemas(['complemento'])
    }
    return n
  }
  const add = (files: File[]) => {
    const before = allOf(state)
    const { xmls, pdfOf, fuera } = sortComplementos(
      before.map(({ xml }) => xml),
      files,
    )
    set((now) => ({ fuera, ...withPdfs(now, pdfOf) }))
    const nuevos = xmls.map((xml) => ({ xml, pdf: null }))
    if (nuevos.length > 0)
      void check([...before, ...nuevos].map(({ xml, pdf }) => ({ xml, pdf: pdfOf(xml) ?? pdf })))
  }
  const { cargas, sinRevisar, quitados, fuera, busy, failure } = state
  return {
    cargas,
    sinRevisar: sinRevisar.length,
    fuera,
    checking: busy === 'checking',
    saving: busy === 'saving',
    failure,
    add,
    /** Those that could not be checked are let go; what was checked before stays. */
    discard: () =>
      put({
        quitados: withoutPares(state, ({ xml }) => !cargas.some((carga) => carga.xml === xml)).quitados,
        sinRevisar: [],
        failure: null,
      }),
    again: () => void check(allOf(state)),
    setPdf: (clave: string, pdf: File) =>
      set((now) => ({
        cargas: now.cargas.map((carga) => (carga.clave === clave ? { ...carga, pdf } : carga)),
      })),
    remove: ({ xml }: Carga) => {
      const { quedan, quitados } = withoutPares(state, (par) => par.xml === xml)
      put({ quitados })
      void check(quedan)
    },
    quitados,
    putBack: () => {
      put({ quitados: null })
      if (quitados) void check(withPutBack(state, quitados))
    },
    leaveOut: () => put({ quitados: null }),
    save,
  }
}
