# A course of one's own

roadrally-page-course = Build a course
web-rr-course-page-about = Lay the tiles in any order, turn them round, and race on a road that nobody has driven before.
web-rr-course-where = You can build a course of your own with the rules “{ $rules }”.
web-rr-course-alone = Race against bots
web-rr-course-together = Race with friends
