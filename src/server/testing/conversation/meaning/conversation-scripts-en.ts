/** Conversations as people write them: `# who: what it shows`, then a script. */
export const conversationScriptsEn = `
# own: moves with push back
> Hey, something came up. Could we push my appointment back to Monday at 10?
> yes please
! reschedule own 1 ana 2026-11-23 10:00

# own: moves and keeps the time
> can we shift it to Monday, same time?
> sounds good
! reschedule own 1 ana 2026-11-23 11:00

# own: moves with instead
> Good morning! I can't do Friday after all, would Monday at 10 work instead?
! nothing
> perfect, go ahead
! reschedule own 1 ana 2026-11-23 10:00

# own: brings forward
> would it be possible to bring my appointment forward to Thursday at 9:30?
> ok
! reschedule own 1 ana 2026-11-19 09:30

# own: is asked before a second one of the same service
> haircut on monday at 10
! nothing
< Should I move it, or would you like another one?
> [Book another]
> yes
! book cut ana 2026-11-23 10:00 María

# own: the standing one is moved when chosen
> I'd like a haircut on Monday at 10 please
> [Move it]
> yes
! reschedule own 1 ana 2026-11-23 10:00

# own: cancels by saying they can't come
> I'm afraid I won't be able to make it on Friday
! nothing
< Are you sure you want to cancel?
> yes
! cancel own 1

# own: calls it off
> please call off my appointment, I'm ill
> yes, cancel it
! cancel own 1

# two: cancels the one that is named
> cancel the colour appointment please
< Colour with Luis
> yes
! cancel second 1

# own: thanks with a request is a request
> Thanks for last time! Could you move my appointment to Monday at 10?
< Shall I move your appointment?

# own: keeps what stands
> I need to cancel my haircut
> actually no, keep it
! nothing

# today: runs late
> so sorry, I'm stuck in traffic, about 15 minutes late
! tellArrival late 15 own
< Ana
< 15 minutes

# today: is on the way
> on my way!
! tellArrival coming null own

# today: stands at the door
> I'm outside, the door is locked
! tellArrival here null own

# new: a change of mind isn't a name
@ profile
> haircut with Ana tomorrow at 3
> actually make it Friday
! nothing
< Friday, November 20, 2026
< What name

# new: a question isn't a name
> haircut with Ana tomorrow at 3
> how much does it cost?
! nothing
< 25

# new: a complaint isn't a name
> haircut with Ana tomorrow at 3
> this is ridiculous, let me talk to a person
! requestHuman

# new: a long name stays as typed
> haircut with Ana tomorrow at 3
> María del Carmen Fernández de la Vega
! setName María del Carmen Fernández de la Vega

# new: a name that came along isn't asked for
> Hi, I'm Emma Carter and I'd like a haircut with Luis on Friday at 3pm
< Name: Emma Carter
> yes
! book cut luis 2026-11-20 15:00 Emma Carter

# new: a wrong name is put right at the summary
> haircut with Ana tomorrow at 3
> Ema Carter
> the name is wrong, it's Emma Carter
! setName Emma Carter
< Name: Emma Carter

# regular: books for a daughter
> I'd like to book a haircut for my daughter Lily tomorrow at 4pm
< Lily (booked by María)
> yes
! book cut ana 2026-11-19 16:00 María Lily

# regular: asks who it is for
> haircut for my husband on Friday at 2pm
< What's the name of the person it's for?
> Tom
> yes
! book cut ana 2026-11-20 14:00 María Tom

# regular: two services are one visit
> haircut and colour with Ana on Friday at 10
< Haircut (10:00 AM) and Colour (10:30 AM) with Ana
> yes
! book cut ana 2026-11-20 10:00 María colour ana 10:30

# regular: angry, and heard first
> I'm really disappointed, my hair looks awful
! requestHuman
< I'm sorry about that.

# regular: regret before the booking
> Nobody picked up the phone, I'm really annoyed. Can I get a haircut tomorrow at 10?
< I'm sorry about that.
< Shall I book this for you?

# new: asks for the boss
> I want to speak to the boss please
! requestHuman

# new: an offer to ask the team is kept
> do you take cards?
! nothing
> yes please
! askTeam do you take cards?

# new: somebody who isn't here
> can I get a haircut with Brenda tomorrow?
< I don't know anyone called Brenda here. You can book with: Ana, Luis.

# new: asks for a language in a sentence
> do you speak German?
! setLanguage de

# new: a burst is one message
@ profile
> hi
> haircut with Ana tomorrow at 3
< What name

# regular: the usual on another day
> the usual on Tuesday at 10 please
> yes
! book cut ana 2026-11-24 10:00 María
`;
