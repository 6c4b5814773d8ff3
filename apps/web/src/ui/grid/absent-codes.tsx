import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Notice } from '../notice.tsx'

/** Of the codes pasted, those that found nothing: nobody has to compare two columns by eye. */
export const AbsentCodes = ({ ausentes, total }: { ausentes: readonly string[]; total: number }) => (
  <div style={{ padding: '8px 12px' }}>
    <Notice tono="atencion" title={interfaz.codigosAusentes({ n: ausentes.length, total })}>
      <span style={{ display: 'block', maxHeight: 72, overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {ausentes.join(', ')}
      </span>
    </Notice>
  </div>
)
