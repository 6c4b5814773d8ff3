import Button from '@mui/material/Button'
import type { MetodoPago } from '@valija/contract/catalogos.ts'
import type { DestinoLeido } from '@valija/contract/comprobantes-leidos.ts'
import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import { destinoAjeno } from '@valija/domain/pagos/destino-ajeno.ts'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** What a reading asks of the person, and where the proof says that the money went. */
type Preguntado = { preguntas: readonly string[]; destino: DestinoLeido | null }
const nada: Preguntado = { preguntas: [], destino: null }

/** With a method chosen, also whether the money went to its account. */
function preguntasDe({ preguntas, destino }: Preguntado, metodo: MetodoPago | undefined): string[] {
  const ajeno = metodo && destinoAjeno(destino, metodo)
  return [
    ...preguntas,
    ...(metodo && ajeno
      ? [
          t.destinoAjeno({
            ...ajeno,
            beneficiario: destino?.beneficiario ?? null,
            metodo: metodo.nombreMetodoPago,
            terminacion: metodo.numeroCuenta.slice(-4),
          }),
        ]
      : []),
  ]
}

/** What waits for an answer of the person, of the last reading that asked (`ask`) and of the method chosen. */
export function usePreguntas(metodo: MetodoPago | undefined) {
  const [preguntado, ask] = useState(nada)
  const [contestadas, setContestadas] = useState<readonly string[]>([])
  return {
    preguntas: preguntasDe(preguntado, metodo).filter((texto) => !contestadas.includes(texto)),
    ask,
    answer: (texto: string) => setContestadas((old) => [...old, texto]),
    forget: () => {
      ask(nada)
      setContestadas([])
    },
  }
}

type PreguntasProps = { textos: readonly string[]; onAnswer: (texto: string) => void }
/** Each is answered by the person before the payment goes to the list. */
export const Preguntas = ({ textos, onAnswer }: PreguntasProps) =>
  textos.map((texto) => (
    <Notice
      key={texto}
      tono="atencion"
      action={
        <Button size="small" variant="outlined" onClick={() => onAnswer(texto)}>
          {t.comprobado}
        </Button>
      }
    >
      {texto}
    </Notice>
  ))
