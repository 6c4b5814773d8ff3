import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import { type ValorPolitica, valorPolitica } from '@valija/contract/politica.ts'
import { z } from 'zod'

type Clase = ValorPolitica['clase']
type Campo = string | number | boolean | null

/** What a field of the form holds of a value: a list is one entry a line. */
export const toField = ({ clase, valor }: ValorPolitica): Campo => {
  if (clase === 'lista') return valor.join('\n')
  return clase === 'dia' || clase === 'numero' ? String(valor) : valor
}

/** What the field says, as a value of its kind; null while it says none. */
export function fromField(clase: Clase, campo: Campo): ValorPolitica | null {
  const text = String(campo ?? '').trim()
  // The list says «10,000»: written like that it is read.
  const whole = /^(\d{1,7}|\d{1,3}(,\d{3})+)$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
  const given = {
    dia: { clase, valor: whole },
    numero: { clase, valor: whole },
    centavos: { clase, valor: typeof campo === 'number' ? campo : Number.NaN },
    lista: {
      clase,
      valor:
        text === ''
          ? []
          : text
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean),
    },
    texto: { clase, valor: text },
    interruptor: { clase, valor: campo === true },
  }[clase]
  // Money in the form is centavos, so the wire's own check does not fit it.
  if (clase === 'centavos') return Number.isSafeInteger(given.valor) ? (given as ValorPolitica) : null
  const parsed = valorPolitica.safeParse(given)
  return parsed.success ? parsed.data : null
}

const invalid: Partial<Record<Clase, string>> = {
  dia: t.diaInvalido,
  numero: t.numeroInvalido,
  centavos: t.importeInvalido,
}

export const changeSchema = (clase: Clase) =>
  z.object({
    valor: z
      .union([z.string(), z.number(), z.boolean(), z.null(), z.nan()])
      .refine((campo) => fromField(clase, campo) !== null, invalid[clase] ?? t.numeroInvalido),
    desde: z.string({ error: t.fechaFalta }).min(10, t.fechaFalta),
    motivo: z.string().trim().min(1, t.motivoFalta),
  })
