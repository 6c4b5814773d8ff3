import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Block, Text } from '../layout.tsx'
import { Notice } from '../notice.tsx'

/** Of the codes pasted, those that found nothing: nobody has to compare two columns by eye. */
export const AbsentCodes = ({ ausentes, total }: { ausentes: readonly string[]; total: number }) => (
  <Block py={8} px={12}>
    <Notice tono="atencion" title={interfaz.codigosAusentes({ n: ausentes.length, total })}>
      <Text block breaks scroll={72}>
        {ausentes.join(', ')}
      </Text>
    </Notice>
  </Block>
)
