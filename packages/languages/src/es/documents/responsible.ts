import type { WriteDocument } from '@kit/shell/feature'
import { contactOf } from './runBy.ts'

/** Advice that does not depend on the brand. */
const responsible: WriteDocument = (message, facts) => ({
  language: 'es',
  introduction: [
    'La mayoría apuesta por diversión y para cuando termina. Para algunas personas se vuelve una carga: para su dinero, su familia y su salud. Esta página es para ambas.',
  ],
  sections: [
    {
      id: 'pastime',
      heading: message('information.responsible.pastime'),
      body: [
        'Con el tiempo, la mayoría de los jugadores pierde. Ningún sistema lo cambia, y una larga racha de pérdidas no hace más probable una ganancia: el próximo partido no sabe nada del anterior.',
        'Piensa en el dinero que apuestas como el precio de la diversión. Apuesta solo lo que puedas perder sin que te haga falta, y nunca para pagar una deuda o recuperar algo.',
      ],
    },
    {
      id: 'limits',
      heading: message('information.responsible.limits'),
      body: [
        'Decide antes de empezar, no durante un partido:',
        {
          list: [
            'cuánto depositas en un mes, y no deposites otra vez antes de que termine',
            'cuánto tiempo juegas, con una alarma en el teléfono que lo termine',
            'cuál es el importe más alto; los botones de importe del boleto se pueden ajustar a él',
          ],
        },
        facts.hasPage('/safer-play')
          ? 'Tú mismo puedes fijar límites de depósitos, pérdidas y apuestas en [juego más seguro](/safer-play). Un límite más bajo se aplica de inmediato; uno más alto, tras un tiempo para pensarlo.'
          : 'Podemos bajar el importe máximo de tu cuenta si nos lo pides.',
        'Mira de vez en cuando tu propio historial: Mis apuestas muestra cada apuesta con su resultado.',
      ],
    },
    {
      id: 'signs',
      heading: message('information.responsible.signs'),
      body: [
        'Respóndete con sinceridad:',
        {
          list: [
            '¿Apuestas más de lo que querías, o durante más tiempo?',
            '¿Subes los importes para recuperar una pérdida?',
            '¿Ocultas a los demás cuánto apuestas?',
            '¿Has pedido dinero prestado o vendido algo para apostar?',
            '¿Te sientes con inquietud o irritación cuando no puedes apostar?',
            '¿Las apuestas te han quitado trabajo, sueño o tiempo con quienes te rodean?',
          ],
        },
        'Si dos de estas cosas son ciertas, tómate un descanso. Si lo son más, habla con alguien.',
      ],
    },
    {
      id: 'break',
      heading: message('information.responsible.break'),
      body: [
        facts.hasPage('/safer-play')
          ? 'En [juego más seguro](/safer-play) te tomas un descanso o te autoexcluyes durante meses. Se aplica de inmediato, no pide motivos y no se puede levantar antes de tiempo.'
          : 'Pídenos que bloqueemos tu cuenta un tiempo o que la cerremos para siempre. Lo hacemos de inmediato, sin pedir motivos, y no te enviamos publicidad. Lo que hay en el saldo se paga. Un bloqueo no se puede levantar antes de tiempo.',
        contactOf(facts),
        'Tu banco puede bloquear los pagos a sitios de apuestas, y hay programas que los mantienen a todos lejos de tus dispositivos. Ambos ayudan también con sitios que no son este.',
      ],
    },
    {
      id: 'minors',
      heading: message('information.responsible.minors'),
      body: [
        'Aquí solo pueden jugar mayores de 18 años. La cuenta de un menor se cierra, sus apuestas se anulan y los depósitos se devuelven.',
        'Si hay niños que usan tu dispositivo, cierra la sesión después de jugar, no dejes que el navegador guarde la contraseña y usa el control parental del sistema.',
      ],
    },
    {
      id: 'help',
      heading: message('information.responsible.help'),
      body: [
        'Hablar ayuda, y es gratis y confidencial. Gambling Therapy (gamblingtherapy.org) orienta en línea a personas de todo el mundo, en muchos idiomas. Jugadores Anónimos (gamblersanonymous.org) tiene reuniones en muchos países, con personas que han pasado por lo mismo. Gam-Anon (gam-anon.org) es para sus familias.',
        'Si piensas en hacerte daño, llama ahora al número de emergencias de tu país.',
      ],
    },
  ],
})
export default responsible
